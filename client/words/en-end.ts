// The end of a match in English: why it was won, what it turned on, and whether to play again.

export const end = {
  'rematch.ask': 'Ask for a rematch',
  'rematch.title': 'Play again?',
  'rematch.wanted': '{count, plural, one {{names} wants} other {{names} want}} to play {game} again.',
  'rematch.no': 'Not this time',
  'rematch.still': 'Sit down after all',
  'rematch.go': 'To the table',
  'rematch.watch': 'Watch the rematch',
  'rematch.yes': 'plays again',
  'rematch.asked': 'has not answered yet',
  'rematch.declined': 'does not play this time',
  'rematch.bot': 'a bot',
  'rematch.agrees': 'plays again, also with a bot',
  'rematch.bots': 'Play with bots for those who are missing',
  'rematch.bots.agreed': 'You agree to bots. It begins when {names} agree too.',
  'rematch.leave': 'Leave the table',
  'rematch.own': 'You are asked for a rematch',
  'problem.still-asked': 'Not all have answered yet; they have a minute. Then a bot may sit down.',
} as const;
