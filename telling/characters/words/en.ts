// The characters in English.

import type { CharacterWords } from '#telling/characters/words/words.ts';

export const en: CharacterWords = {
  styles: {
    greedy: 'greedy',
    vengeful: 'vengeful',
    loyal: 'loyal',
    cautious: 'cautious',
    generous: 'generous',
    blunt: 'blunt',
  },
  varro: {
    about: 'Takes a bargain only when the better half is his, and owes nobody thanks.',
    gain: ['Mine. As the gods and the price intended.', 'I would have paid more. Do not tell them.'],
    loss: ['Somebody will pay for that. With interest.', 'I counted it twice. It is really gone.'],
    thanks: ['For me? How late you come to your senses.', 'I accept. I always accept.'],
    wronged: ['That goes on your bill.', 'Robbers! And not even of my own.'],
    deal: ['A fair price is one that hurts you a little.', 'Done. No, you cannot have it back.'],
  },
  livia: {
    about: 'Keeps count of every wrong and pays it back, even at her own cost.',
    gain: ['Good. One name less to smile at.', 'Enjoy second place. I keep a list of those who did not.'],
    loss: ['I shall remember this longer than you.', 'Weep? No. I write it down.'],
    thanks: ['Kindness. I had nearly forgotten the word.', 'This, too, I shall remember.'],
    wronged: [
      'So you have chosen a grave. How thoughtful.',
      'My memory is a long corridor. You now have a room in it.',
    ],
    deal: ['We agree today. Tomorrow is another dagger.', 'I deal with you. I do not forgive you.'],
  },
  jonas: {
    about: 'Favours those who were good to him, in deals, support and verdicts.',
    gain: ['My friends will drink to this.', 'Honest work, for once.'],
    loss: ['It happens to better men. I know two.', 'We rise again, my House and I.'],
    thanks: ['A friend in need! I keep such debts.', 'You shall not regret this.'],
    wronged: ['And I had a chair at my table for you.', 'Was that needed between neighbours?'],
    deal: ['A handshake is worth more than wax.', 'May we both grow fat on it.'],
  },
  prisca: {
    about: 'Where gold is bid or traded, she always keeps three back.',
    gain: ['Slowly, slowly, the snail takes the hill.', 'I had put a little by for this.'],
    loss: ['That is what savings are for.', 'I saw it coming. I see everything coming.'],
    thanks: ['Thank you. I shall count it in private.', 'A gift? What is it going to cost me?'],
    wronged: ['I bar the door, and they come by the window.', 'I knew it. I always know it.'],
    deal: ['I have read it three times. Very well.', 'Agreed, with a small reserve.'],
  },
  cassia: {
    about: 'Gives gold to those who decide about her, where she thinks it pays.',
    gain: ['Wine for everybody, on my account!', 'Fortune likes an open hand.'],
    loss: ['Easy come, easily carried off.', 'Those who mourn gold have never given any.'],
    thanks: ['You are too kind. I shall be kinder.', 'Now we are practically family.'],
    wronged: ['After all I have given you people?', 'How rude. I shall send you flowers, and wasps.'],
    deal: ['A pleasure, dear. It always is.', 'See how easily we understand each other?'],
  },
  drusus: {
    about: 'Makes no bargains, takes none, and supports nobody.',
    gain: ['Good.', 'Next.'],
    loss: ['Hm.', 'A scratch.'],
    thanks: ['I did not ask for it.', 'Keep your favours. I keep the gold.'],
    wronged: ['Noted.', 'Say it to my face.'],
    deal: ['I must have been asleep.', 'Never again.'],
  },
};
