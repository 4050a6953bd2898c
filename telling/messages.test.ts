import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format } from '#telling/messages.ts';

test('French joins de and que to a name that begins with a vowel, and to nothing else', () => {
  const attack = (seat: string): string => format('L’attaque de {seat} est nulle', 'fr', { seat });
  assert.equal(attack('Anna'), 'L’attaque d’Anna est nulle');
  assert.equal(attack('Élie'), 'L’attaque d’Élie est nulle');
  assert.equal(attack('Varro'), 'L’attaque de Varro est nulle');
  assert.equal(format('Plus que {name}', 'fr', { name: 'Oenomaus' }), 'Plus qu’Oenomaus');
  assert.equal(format('{name} possède une carte', 'fr', { name: 'Anna' }), 'Anna possède une carte');
  assert.equal(format('de {n} à {m}', 'fr', { n: 'onze', m: 'douze' }), 'de onze à douze');
  assert.equal(format('de {name}', 'it', { name: 'Anna' }), 'de Anna');
});
