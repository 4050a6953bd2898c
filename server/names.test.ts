import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ScriptedClient } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';

test('nobody takes the name of a bot, one that looks like it, or one that nobody sees', async (t) => {
  const anna = new ScriptedClient((await sampleServer(t)).url);
  const bots = (await anna.get('/api/games')).json.characters.map((one: { name: string }) => one.name);
  assert.ok(bots.length > 0);
  const same = [
    'Lucius',
    'QUINTUS',
    ' titus ',
    'Bot 9',
    'bot9',
    'Bot',
    'The bot',
    'Robot-1',
    'Un bot',
    'Le Robot',
    'Il bot',
    'Lucius the Bot',
    'Lucius 2',
    '1 Lucius',
    'Lucius IV',
    ...bots,
    bots[0].toUpperCase(),
  ];
  // Full width, an accent, a variation, another I, letters of Cyrillic and Greek, a full stop. Capitals whose small
  // letters do not look like ours: Cyrillic, Greek, Cherokee. Small capitals, letters that are one, letters like one.
  const alike = [
    '\uff2cucius',
    'L\u00facius',
    'Lucius\ufe0f',
    'Lucıus',
    'Iucius',
    'М\u0430rсus',
    'Μαrcus',
    'Q.u.i.n.t.u.s.',
    '\u0412\u043e\u0442',
    '\u0392ot',
    'QUI\u039dTUS',
    'LU\u03f9IUS',
    '\u13deucius',
    'L\u1d1cciu\ua731',
    'Gn\u00e6us',
    'rnarcus',
  ];
  for (const name of [...same, ...alike]) assert.equal((await anna.post('/api/me', { name })).json.code, 'name', name);
  // Nothing to see: a filler, a pattern without dots, marks on nothing.
  for (const name of ['\u3164', ' \u2800', '\u0301\u0301'])
    assert.equal((await anna.post('/api/me', { name })).json.code, 'name', name);
  for (const name of [
    'Luciana',
    'Botticelli',
    'Abbot',
    'Vix',
    'Mara V',
    '42',
    'Νίκος',
    'Ваня',
    'Марк',
    '李小龙',
    'محمد',
    'Nguyễn',
    'กิตติ',
    '🗡️',
  ])
    assert.equal((await anna.post('/api/me', { name })).json.name, name);
  const stacked = (await anna.post('/api/me', { name: `Zo${'\u0301'.repeat(20)}e` })).json.name;
  assert.equal(stacked, 'Zó\u0301\u0301\u0301e');
});
