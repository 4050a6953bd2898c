// The lessons in Italian.

import type { LessonWords } from '#client/lessons/words.ts';

export const it: LessonWords = {
  title: 'Una prima partita',
  step: 'Passo {n} di {steps}',
  wait: 'Decide {name}; guarda il diario.',
  show: 'Mostrami',
  'show.why': 'Prepara la risposta; sei ancora tu a mandarla.',
  other: 'Questo si potrà più tardi. In questo passo fa’ ciò che dice.',
  astray: 'Così si va altrove. Annulla dei passi (U) finché non sei alla meta.',
  again: 'Ricomincia',
  close: 'Continua',
  'gladiatori.create':
    'Prendi l’Oplomaco tra i gladiatori già pronti e premi il pulsante pieno. Quelli pronti sono equilibrati: questa partita insegna a combattere, non a comprare.',
  'gladiatori.item':
    'Gli oggetti si scelgono uno per volta. Prendi il Pilum: gli oggetti contano in attacco e in difesa, e un giorno potranno pagare una ferita.',
  'gladiatori.helm': 'Hai scelto per primo, quindi scegli anche per ultimo. Prendi l’Elmo con visiera: protegge.',
  'gladiatori.place':
    'Mettiti in D03 e guarda a est. Conta dove guardi: chi è colpito alle spalle si difende male, e la folla disprezza chi colpisce così.',
  'gladiatori.split':
    'Il tuo mazzo si divide. Le carte in mano combattono, quelle del mazzo PF ti tengono in vita. La proposta lascia quattro carte per vivere: sigillala. Verus fa lo stesso in segreto.',
  'gladiatori.walk':
    'Cammina fino a I06 e guarda a sud-est, dritto verso Verus. Ogni passo costa un punto di Velocità; un clic sulla meta traccia la via, un secondo la percorre. «Mostrami» va passo per passo.',
  'gladiatori.arrived':
    'Sei davanti a lui. Termina il movimento. Un attacco frontale dà 2 punti vittoria, che ferisca o no; uno alle spalle ne costa 3.',
  'gladiatori.action':
    'Gioca Berserk coperta. Ogni carta Azione combatte a modo suo e nessuno vede quale hai scelto. Berserk muta il Sangue in forza.',
  'gladiatori.energy':
    'Aggiungi due carte Energia 0. Verus vede quante sono, non quali. Se colpisci, il danno è 1 più la metà del numero delle tue carte, carta Azione compresa.',
  'gladiatori.declare': 'Attacca Verus. Vi guardate in faccia: la folla ti dà 2 punti vittoria.',
  'gladiatori.value':
    'Le carte sono scoperte; fissa il tuo valore. Usa l’Offesa e spendi 3 Sangue a 2 punti l’uno: 14 in tutto. L’Offesa scende di 1, e il Riposo non restituisce il Sangue: spendilo dove conta.',
  'gladiatori.feint':
    '14 contro 13: colpisci. Con una Finta potresti ancora ritirare l’attacco, come se non fosse avvenuto. Non ti serve.',
  'gladiatori.react':
    'Il Primo Sangue ti ha dato altri 3 punti. Ora Verus risponde. Reagisci con Movimento: una schivata dimezza il suo attacco.',
  'gladiatori.alone': 'A una reazione si possono aggiungere carte. Non aggiungerne: tienile per il tuo attacco.',
  'gladiatori.guard':
    'Usa la Guardia. La Velocità aiuterebbe la schivata, ma la tua è rimasta per strada: nell’arena nulla è gratis.',
  'gladiatori.pay':
    '7 contro 4: colpisce, per 2 punti di danno. Paga con due carte Energia 0 del mazzo PF, 1 punto l’una. Sono perse per sempre; chi non può pagare cade.',
  'gladiatori.done':
    'Questo era un round: muovere, agire, combattere, pagare. Conduci per 17 a 14. Due round fanno un turno, poi viene il Riposo; dopo sei turni vince chi ha più punti vittoria. Da qui la partita è tua.',
};
