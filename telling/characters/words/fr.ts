// The characters in French.

import type { CharacterWords } from '#telling/characters/words/words.ts';

export const fr: CharacterWords = {
  styles: {
    greedy: 'avide',
    vengeful: 'rancunière',
    loyal: 'loyal',
    cautious: 'prudente',
    generous: 'généreuse',
    blunt: 'abrupt',
  },
  varro: {
    about: 'Ne conclut que si la meilleure moitié lui revient, et ne dit merci à personne.',
    gain: ['À moi. Les dieux et le prix l’ont voulu.', 'J’aurais payé davantage. Ne le répétez pas.'],
    loss: ['Quelqu’un me le paiera. Avec intérêts.', 'J’ai compté deux fois. C’est bien parti.'],
    thanks: ['Pour moi ? Vous voilà enfin raisonnable.', 'J’accepte. J’accepte toujours.'],
    wronged: ['Cela ira sur votre note.', 'Des voleurs ! Et même pas les miens.'],
    deal: ['Un juste prix vous fait un peu mal.', 'Conclu. Non, je ne rends rien.'],
  },
  livia: {
    about: 'Compte chaque offense et la rend, fût-ce à ses dépens.',
    gain: ['Bien. Un nom de moins à qui sourire.', 'Savourez la deuxième place. J’ai la liste des mécontents.'],
    loss: ['Je m’en souviendrai plus longtemps que vous.', 'Pleurer ? Non. Je note.'],
    thanks: ['De la bonté. J’avais presque oublié le mot.', 'De cela aussi, je me souviendrai.'],
    wronged: [
      'Vous avez donc choisi une tombe. Quelle attention.',
      'Ma mémoire est un long couloir. Vous y avez une chambre.',
    ],
    deal: ['D’accord aujourd’hui. Demain est un autre poignard.', 'Je traite avec vous. Je ne pardonne pas.'],
  },
  jonas: {
    about: 'Favorise ceux qui lui ont fait du bien : marchés, soutiens, verdicts.',
    gain: ['Mes amis boiront à cela.', 'Du travail honnête, pour une fois.'],
    loss: ['Cela arrive à de meilleurs que moi. J’en connais deux.', 'Nous nous relevons, ma maison et moi.'],
    thanks: ['Un ami dans le besoin ! Je paie ces dettes-là.', 'Vous ne le regretterez pas.'],
    wronged: ['Et je vous gardais une place à ma table.', 'Était-ce utile, entre voisins ?'],
    deal: ['Une poignée de main vaut mieux que la cire.', 'Puissions-nous y gagner tous deux.'],
  },
  prisca: {
    about: 'Là où l’or se mise ou s’échange, elle en garde toujours trois.',
    gain: ['Doucement, l’escargot prend la colline.', 'J’avais mis de côté pour cela.'],
    loss: ['C’est à cela que sert l’épargne.', 'Je l’avais vu venir. Je vois tout venir.'],
    thanks: ['Merci. Je compterai chez moi.', 'Un cadeau ? Combien va-t-il me coûter ?'],
    wronged: ['Je ferme la porte, on vient par la fenêtre.', 'Je le savais. Je le sais toujours.'],
    deal: ['Je l’ai lu trois fois. Soit.', 'Entendu, avec une petite réserve.'],
  },
  cassia: {
    about: 'Donne de l’or à qui décide de son sort, quand elle croit y gagner.',
    gain: ['Du vin pour tous, c’est moi qui paie !', 'La Fortune aime la main ouverte.'],
    loss: ['Vite venu, vite emporté.', 'Qui pleure l’or n’en a jamais donné.'],
    thanks: ['Trop aimable. Je le serai davantage.', 'Nous voilà presque de la famille.'],
    wronged: [
      'Après tout ce que je vous ai donné ?',
      'Quelle grossièreté. Je vous enverrai des fleurs, et des guêpes.',
    ],
    deal: ['Un plaisir. Comme toujours.', 'Voyez comme on se comprend !'],
  },
  drusus: {
    about: 'Ne propose rien, n’accepte rien et ne soutient personne.',
    gain: ['Bien.', 'Au suivant.'],
    loss: ['Hm.', 'Une égratignure.'],
    thanks: ['Je n’ai rien demandé.', 'Gardez vos faveurs. Je garde l’or.'],
    wronged: ['C’est noté.', 'Dites-le-moi en face.'],
    deal: ['Je devais dormir.', 'Plus jamais.'],
  },
};
