// The characters in Italian.

import type { CharacterWords } from '#telling/characters/words/words.ts';

export const it: CharacterWords = {
  styles: {
    greedy: 'avido',
    vengeful: 'vendicativa',
    loyal: 'leale',
    cautious: 'prudente',
    generous: 'generosa',
    blunt: 'brusco',
  },
  varro: {
    about: 'Conclude solo se la metà migliore è sua, e non deve grazie a nessuno.',
    gain: ['Mio. Così volevano gli dèi e il prezzo.', 'Avrei pagato di più. Non diteglielo.'],
    loss: ['Qualcuno la pagherà. Con gli interessi.', 'Ho contato due volte. È proprio sparito.'],
    thanks: ['Per me? Rinsavite tardi.', 'Accetto. Accetto sempre.'],
    wronged: ['Questo va sul vostro conto.', 'Ladri! E neppure dei miei.'],
    deal: ['Il prezzo giusto vi fa un po’ male.', 'Fatto. No, non si rende niente.'],
  },
  livia: {
    about: 'Tiene il conto di ogni torto e lo ripaga, anche a proprie spese.',
    gain: ['Bene. Un nome in meno a cui sorridere.', 'Godetevi il secondo posto. Ho la lista di chi non l’ha goduto.'],
    loss: ['Me ne ricorderò più a lungo di voi.', 'Piangere? No. Lo scrivo.'],
    thanks: ['Gentilezza. Avevo quasi scordato la parola.', 'Anche di questo mi ricorderò.'],
    wronged: [
      'Avete dunque scelto una tomba. Che pensiero.',
      'La mia memoria è un lungo corridoio. Ora vi avete una stanza.',
    ],
    deal: ['Oggi d’accordo. Domani è un altro pugnale.', 'Tratto con voi. Non vi perdono.'],
  },
  jonas: {
    about: 'Favorisce chi gli ha fatto del bene: affari, sostegno, verdetti.',
    gain: ['I miei amici ci berranno sopra.', 'Lavoro onesto, per una volta.'],
    loss: ['Capita a uomini migliori. Ne conosco due.', 'Ci rialzeremo, la mia Casata e io.'],
    thanks: ['Un amico nel bisogno! Questi debiti li pago.', 'Non ve ne pentirete.'],
    wronged: ['E vi tenevo un posto alla mia tavola.', 'Era necessario, tra vicini?'],
    deal: ['Una stretta di mano vale più della cera.', 'Che ingrassi tutti e due.'],
  },
  prisca: {
    about: 'Dove si punta o si scambia oro, ne tiene sempre tre da parte.',
    gain: ['Piano piano la lumaca prende il colle.', 'Avevo messo da parte per questo.'],
    loss: ['A questo servono i risparmi.', 'Lo vedevo arrivare. Vedo arrivare tutto.'],
    thanks: ['Grazie. Lo conterò in privato.', 'Un dono? Quanto mi costerà?'],
    wronged: ['Sbarro la porta e passano dalla finestra.', 'Lo sapevo. Lo so sempre.'],
    deal: ['L’ho letto tre volte. E sia.', 'D’accordo, con una piccola riserva.'],
  },
  cassia: {
    about: 'Dà oro a chi decide di lei, quando pensa che convenga.',
    gain: ['Vino per tutti, offro io!', 'La Fortuna ama la mano aperta.'],
    loss: ['Presto venuto, presto portato via.', 'Chi piange l’oro non ne ha mai dato.'],
    thanks: ['Troppo gentile. Lo sarò di più.', 'Ormai siamo quasi parenti.'],
    wronged: ['Dopo tutto quello che vi ho dato?', 'Che modi. Vi manderò fiori, e vespe.'],
    deal: ['Un piacere. Come sempre.', 'Vedete come ci capiamo?'],
  },
  drusus: {
    about: 'Non propone, non accetta e non sostiene nessuno.',
    gain: ['Bene.', 'Avanti un altro.'],
    loss: ['Mah.', 'Un graffio.'],
    thanks: ['Non l’avevo chiesto.', 'Tenetevi i favori. Io tengo l’oro.'],
    wronged: ['Preso nota.', 'Ditemelo in faccia.'],
    deal: ['Devo aver dormito.', 'Mai più.'],
  },
};
