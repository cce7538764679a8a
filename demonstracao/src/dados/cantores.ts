import type { Estilo } from '../som/arranjos';
import type { Modo } from '../som/escala';

export interface MusicaDeDemonstracao {
  nome: string;
  estilo: Estilo;
  tonica: number;
  modo: Modo;
  andamento: number;
}

export interface CantorDeDemonstracao {
  nome: string;
  slogan: string;
  segmento: string;
  sobre: string;
  /** How many people the picture shows. */
  pessoas: 1 | 2 | 3;
  musicas: readonly MusicaDeDemonstracao[];
}

const musica = (
  nome: string,
  estilo: Estilo,
  tonica: number,
  andamento: number,
  modo: Modo = 'maior',
): MusicaDeDemonstracao => ({ nome, estilo, tonica, modo, andamento });

const SOBRE =
  'Cantor fictício, criado para a demonstração do portal. As músicas desta página foram compostas e tocadas por um programa.';
const NOTA = 'Nome e retrato são fictícios, feitos para a demonstração do portal.';

/** Invented singers, with names that nobody takes for real ones, and thirty songs. */
export const CANTORES: readonly CantorDeDemonstracao[] = [
  {
    nome: 'Ana Exemplo',
    slogan: 'Canções para recomeçar',
    segmento: 'Adoração',
    sobre: `Ana Exemplo canta desde menina no coral do bairro e hoje grava no quarto de casa, com a janela aberta. ${NOTA}`,
    pessoas: 1,
    musicas: [
      musica('manhã de graça', 'adoracao', 60, 76),
      musica('janela aberta', 'violao', 62, 92),
      musica('Novo amanhecer', 'hino', 58, 80),
    ],
  },
  {
    nome: 'Davi Modelo',
    slogan: 'Violão, voz e verdade',
    segmento: 'Louvor',
    sobre: `Davi Modelo viaja com um violão e uma mochila, e toca onde há quem queira cantar junto. ${NOTA}`,
    pessoas: 1,
    musicas: [
      musica('caminho de casa', 'violao', 55, 100),
      musica('Rio de paz', 'violao', 57, 84),
      musica('alto monte', 'pop', 60, 112),
    ],
  },
  {
    nome: 'Coral Amostra',
    slogan: 'Muitas vozes, uma canção',
    segmento: 'Coral',
    sobre: `O Coral Amostra reúne vozes de três bairros e ensaia às quintas-feiras. ${NOTA}`,
    pessoas: 3,
    musicas: [
      musica('noite de louvor', 'coral', 57, 66),
      musica('Hino da alvorada', 'coral', 53, 72),
      musica('cantarei', 'hino', 60, 88),
    ],
  },
  {
    nome: 'Ester de Tal',
    slogan: 'Um sorriso em cada verso',
    segmento: 'Pop gospel',
    sobre: `Ester de Tal mistura bateria eletrônica e piano elétrico para falar de alegria. ${NOTA}`,
    pessoas: 1,
    musicas: [
      musica('farol', 'pop', 59, 120),
      musica('Tua luz', 'pop', 64, 108),
      musica('dança da chuva', 'pop', 62, 126),
    ],
  },
  {
    nome: 'Samuel Fulano',
    slogan: 'Viola, fé e estrada',
    segmento: 'Sertanejo gospel',
    sobre: `Samuel Fulano aprendeu acordeão com o avô e conta histórias da roça em compasso de valsa. ${NOTA}`,
    pessoas: 1,
    musicas: [
      musica('Sertão em flor', 'sertanejo', 57, 126),
      musica('café passado', 'sertanejo', 60, 138),
      musica('poeira e promessa', 'violao', 52, 96, 'menor'),
    ],
  },
  {
    nome: 'Noemi Exemplo',
    slogan: 'Silêncio que canta',
    segmento: 'Instrumental',
    sobre: `Noemi Exemplo toca harpa e sinos para quem precisa de um minuto de descanso. ${NOTA}`,
    pessoas: 1,
    musicas: [
      musica('Águas tranquilas', 'sinos', 60, 78),
      musica('estrela da manhã', 'sinos', 57, 84, 'menor'),
      musica('jardim', 'sinos', 62, 92),
    ],
  },
  {
    nome: 'Dupla Provisória',
    slogan: 'Dois amigos e uma sanfona',
    segmento: 'Sertanejo gospel',
    sobre: `A Dupla Provisória começou numa festa de igreja e nunca mais parou de ensaiar. ${NOTA}`,
    pessoas: 2,
    musicas: [
      musica('Porteira aberta', 'sertanejo', 55, 132),
      musica('viola no céu', 'violao', 59, 104),
    ],
  },
  {
    nome: 'Rebeca Modelo',
    slogan: 'Piano para dias longos',
    segmento: 'Adoração',
    sobre: `Rebeca Modelo escreve ao piano, à noite, quando a casa dorme. ${NOTA}`,
    pessoas: 1,
    musicas: [
      musica('promessa', 'hino', 56, 76, 'menor'),
      musica('Perto do coração', 'adoracao', 58, 72),
    ],
  },
  {
    nome: 'Josué de Tal',
    slogan: 'Hinos de sempre, de um jeito novo',
    segmento: 'Hinos',
    sobre: `Josué de Tal refaz os hinos que a avó cantava na cozinha. ${NOTA}`,
    pessoas: 1,
    musicas: [musica('Rocha firme', 'hino', 53, 92), musica('semente', 'violao', 60, 88)],
  },
  {
    nome: 'Trio Ilustração',
    slogan: 'Três vozes e um acorde',
    segmento: 'Vocal',
    sobre: `O Trio Ilustração canta quase sem instrumentos: a harmonia faz o resto. ${NOTA}`,
    pessoas: 3,
    musicas: [musica('Ponte', 'coral', 55, 70), musica('três sinos', 'sinos', 64, 96)],
  },
  {
    nome: 'Míriam Fictícia',
    slogan: 'Tambor, voz e alegria',
    segmento: 'Pop gospel',
    sobre: '',
    pessoas: 1,
    musicas: [
      musica('Atravessar o mar', 'pop', 57, 116),
      musica('ciranda da paz', 'sertanejo', 62, 120),
    ],
  },
  {
    nome: 'Isaque Sicrano',
    slogan: 'Órgão, coro e madrugada',
    segmento: 'Adoração',
    sobre: SOBRE,
    pessoas: 1,
    musicas: [
      musica('vigília', 'coral', 50, 64, 'menor'),
      musica('Primeira luz', 'adoracao', 62, 80),
    ],
  },
];
