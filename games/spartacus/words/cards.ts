// The names of cards in French and Italian: id ; French ; Italian. A name of a person stands as it is.
// What is Latin in the English set (Sica, Scutum, Medicus) is a name too.

import type { Words } from '#engine/game.ts';
import { CARDS, slugOf } from '#games/spartacus/cards.ts';

const NAMES = `
SG-1 ; Guerrier thrace ; Guerriero trace
SG-2 ; Recrue gauloise ; Recluta gallica
SG-3 ; Coureur numide ; Corridore numida
SG-4 ; Recrue samnite ; Recluta sannita
SS-1 ; Serviteur ; Servo di casa
SS-2 ; Aide de cuisine ; Sguattero
SS-3 ; Porteur d’eau ; Portatore d’acqua
SS-4 ; Ouvrier des champs ; Bracciante
MG-04 ; Vétéran gaulois ; Veterano gallico
EW-1 ; Épée ; Spada
EW-2 ; Trident ; Tridente
EW-3 ; Hache de guerre ; Ascia da guerra
EW-4 ; Sica ; Sica
EA-1 ; Casque ; Elmetto
EA-2 ; Scutum ; Scudo
EA-3 ; Jambières ; Schinieri
EA-4 ; Lorica ; Lorica
ES-1 ; Filet ; Rete
ES-2 ; Javelot ; Giavellotto
ES-3 ; Lasso ; Laccio
ES-4 ; Poignée de sable ; Manciata di sabbia
IS-01 ; Renseignements secrets ; Informazioni riservate
IS-02 ; Profits du marché noir ; Profitti del mercato nero
IS-03 ; Un visiteur de Rome ; Un visitatore da Roma
IS-04 ; Grand festin ; Gran banchetto
IS-05 ; Menu larcin ; Furtarello
IS-06 ; Comptes falsifiés ; Conti falsificati
IS-07 ; Langues de vipère ; Lingue avvelenate
IS-08 ; Disgrâce au Forum ; Vergogna nel Foro
IS-09 ; Cadeau à l’édile ; Dono all’edile
IS-10 ; Parade du ludus ; Parata del ludus
IS-11 ; Fierté de Capoue ; Orgoglio di Capua
IS-12 ; Maisonnée de renom ; Casa rinomata
IS-13 ; Coupe empoisonnée ; Coppa avvelenata
IS-14 ; Le couteau dans la nuit ; Coltello nella notte
IS-15 ; Fugitif ; Fuggitivo
IS-16 ; Sangles coupées ; Cinghie tagliate
IS-17 ; Armurerie pillée ; Armeria saccheggiata
IS-18 ; Sentinelles soudoyées ; Sentinelle corrotte
IS-19 ; Espion dans la maison ; Spia in casa
IS-20 ; Baume guérisseur ; Balsamo curativo
IS-21 ; Retour des mines ; Ritorno dalle miniere
IS-22 ; Chéri de la foule ; Beniamino della folla
IS-23 ; Cause commune ; Causa comune
IS-24 ; Frères jurés ; Fratelli giurati
IS-25 ; Un allié vendu ; Un alleato venduto
IS-26 ; Triumvirat ; Triumvirato
IS-27 ; Saisi par décret ; Sequestro per decreto
IR-01 ; Rumeurs ; Voci sussurrate
IR-02 ; Averti à temps ; Preavvertito
IR-03 ; Complot éventé ; Trama scoperta
IR-04 ; Le prix du silence ; Il prezzo del silenzio
IR-05 ; Sans le sou ! ; Senza un soldo!
IR-06 ; Remplacement tardif ; Sostituzione tardiva
IR-07 ; Vin drogué ; Vino drogato
IR-08 ; Clameur de la foule ; Ruggito della folla
IR-09 ; Bourse cachée ; Borsa nascosta
IR-10 ; Excuse toute prête ; Scusa pronta
IR-11 ; Billet du parieur ; Ricevuta dell’allibratore
IR-12 ; Volte-face ; Voltafaccia
IR-13 ; Dette d’honneur ; Debito d’onore
IR-14 ; Parole rompue ; Parola infranta
IR-15 ; Invité dédaigné ; Invitato ignorato
IR-16 ; Colère de la foule ; Ira della folla
IG-01 ; Garde ; Guardia
IG-02 ; Ronde de nuit ; Ronda notturna
H-BAT-1 ; Combattants à louer ; Combattenti a nolo
H-BAT-2 ; Le poids du ludus ; Il peso del ludus
H-GLA-1 ; Rapports de la garde ; Rapporti della guardia
H-GLA-2 ; Rappel des vétérans ; Richiamo dei veterani
H-SOL-1 ; Changement de plan ; Cambio di programma
H-SOL-2 ; Un œil sur les navires d’esclaves ; Occhi sulle navi di schiavi
H-TUL-1 ; Toucher les loyers ; Riscuotere l’affitto
H-TUL-2 ; Bourse profonde ; Borsa capiente
`;

const names = new Map(
  NAMES.trim()
    .split('\n')
    .map((line) => {
      const [id = '', fr = '', it = ''] = line.split(' ; ');
      return [id, [fr, it]] as const;
    }),
);

/** `card.<slug>` and `power.<id>` for every card and every ability of a House. */
function namesIn(name: (id: string, english: string) => string): { [key: string]: string } {
  const found: { [key: string]: string } = {};
  for (const { id, name: english, powers } of CARDS) {
    found[`card.${slugOf(english)}`] = name(id, english);
    for (const [i, power] of powers.entries()) found[`power.${id}-${i + 1}`] = name(`${id}-${i + 1}`, power);
  }
  return found;
}

/**
 * What was used, as a choice by card: a House's ability by its own name, any other card by the card's name, and what it
 * does (`does.<kind>-<n>`), in quotation marks: the "you" of a card is who uses it, not who reads it.
 */
function usedIn(words: Words, [before, after]: readonly [string, string]): string {
  const forms = CARDS.flatMap(({ id, slug, abilities, powers }, kind) => {
    if (!abilities.some(({ trigger }) => trigger === 'intrigue')) return [];
    const [one, two] = [1, 2].map((n) => {
      const name = powers.length > 0 ? words[`power.${id}-${n}`]! : words[`card.${slug}`]!;
      const does = words[`does.${kind}-${n}`];
      return `${name}{target}${does === undefined ? '' : `${before}${does}${after}`}`;
    });
    return `${kind} {{power, plural, =1 {${one}} other {${two}}}}`;
  });
  return `{card, select, ${forms.join(' ')} other {?}}`;
}

/** The message of an ability that was used: by name, and to the player who reads it. */
function usedMessages(by: string, you: string, what: string): Words {
  return { 'event.used': `${by} ${what}`, 'you.used': `${you} ${what}`, 'at-you.used': `${by} ${what}` };
}

export const cardNames = {
  en: namesIn((_id, name) => name),
  fr: namesIn((id, name) => names.get(id)?.[0] ?? name),
  it: namesIn((id, name) => names.get(id)?.[1] ?? name),
};

export const used = {
  en: (words: Words): Words => usedMessages('{seat} uses', 'You use', usedIn(words, [': “', '”'])),
  fr: (words: Words): Words =>
    usedMessages('{seat} emploie', 'Vous employez', usedIn(words, ['\u00a0: «\u00a0', '\u00a0»'])),
  it: (words: Words): Words => usedMessages('{seat} usa', 'Usi', usedIn(words, [': «', '»'])),
};
