import { AnuncioStatus, type MeioPagamento, type Periodo } from '@portal/contracts/anuncio/status';
import type { NomeDeIlustracao } from '../desenho/ilustracoes';

export interface AnuncianteDeDemonstracao {
  nome: string;
  /** The shop's name as its banners write it. */
  marca: string;
  email: string;
  pessoa: 'Física' | 'Juridíca';
  telefone: string;
}

/** Shops that don't exist; nobody can log in as them. */
export const ANUNCIANTES: readonly AnuncianteDeDemonstracao[] = [
  {
    nome: 'PadariaExemplo',
    marca: 'Padaria Exemplo',
    email: 'padaria@exemplo.invalid',
    pessoa: 'Juridíca',
    telefone: '11900000001',
  },
  {
    nome: 'EstudioModelo',
    marca: 'Estúdio Modelo',
    email: 'estudio@exemplo.invalid',
    pessoa: 'Juridíca',
    telefone: '21900000002',
  },
  {
    nome: 'LivrariaFicticia',
    marca: 'Livraria Fictícia',
    email: 'livraria@exemplo.invalid',
    pessoa: 'Juridíca',
    telefone: '31900000003',
  },
  {
    nome: 'EscolaAmostra',
    marca: 'Escola Amostra',
    email: 'escola@exemplo.invalid',
    pessoa: 'Física',
    telefone: '41900000004',
  },
];

export interface AnuncioDeDemonstracao {
  anunciante: number;
  titulo: string;
  resumo: string;
  chamada: string;
  ilustracao: NomeDeIlustracao;
  cores: number;
  periodo: Periodo;
  meio: MeioPagamento;
  status: AnuncioStatus;
  /** Days before today it began; null: not yet. */
  comecouHa: number | null;
}

type Base = [
  anunciante: number,
  titulo: string,
  resumo: string,
  chamada: string,
  ilustracao: NomeDeIlustracao,
  cores: number,
];

const anuncio = (
  [anunciante, titulo, resumo, chamada, ilustracao, cores]: Base,
  periodo: Periodo,
  status: AnuncioStatus,
  comecouHa: number | null,
  meio: MeioPagamento = 'pix',
): AnuncioDeDemonstracao => ({
  anunciante,
  titulo,
  resumo,
  chamada,
  ilustracao,
  cores,
  periodo,
  meio,
  status,
  comecouHa,
});

const { Ativo, NaoAprovado, AguardandoAprovacao, ReembolsoSolicitado, Reembolsado } = AnuncioStatus;

/** Ten running banners of four advertisers, and some in every other state (contrato 7). */
export const ANUNCIOS: readonly AnuncioDeDemonstracao[] = [
  anuncio(
    [1, 'Pacote de mixagem de verão', 'A promoção que já acabou', 'Era uma vez', 'fones', 4],
    1,
    Ativo,
    80,
  ),
  anuncio(
    [
      0,
      'Pão quentinho para repartir',
      'Fornadas às 6, às 10 e às 17 horas',
      'Ver o cardápio',
      'padaria',
      0,
    ],
    3,
    Ativo,
    61,
  ),
  anuncio(
    [
      1,
      'Seu louvor gravado com calma',
      'Voz, violão e mixagem em uma tarde',
      'Agendar gravação',
      'microfone',
      1,
    ],
    6,
    Ativo,
    54,
  ),
  anuncio(
    [
      2,
      'Livros que cantam',
      'Cifras, partituras e histórias de hinos',
      'Visitar a estante',
      'livros',
      2,
    ],
    12,
    Ativo,
    47,
  ),
  anuncio(
    [
      3,
      'Aulas de música para a família',
      'Primeira aula de teclado sem custo',
      'Quero conhecer',
      'piano',
      3,
    ],
    3,
    Ativo,
    40,
  ),
  anuncio(
    [
      0,
      'Café da manhã para a sua equipe',
      'Cestas para rádios e igrejas',
      'Montar a cesta',
      'cafe',
      5,
    ],
    1,
    Ativo,
    12,
  ),
  anuncio(
    [
      1,
      'Vinhetas para a sua rádio',
      'Locução e trilha em três dias úteis',
      'Ouvir exemplos',
      'fones',
      4,
    ],
    3,
    Ativo,
    33,
  ),
  anuncio(
    [
      3,
      'Violão do zero em doze semanas',
      'Turmas à noite e aos sábados',
      'Ver horários',
      'violao',
      0,
    ],
    6,
    Ativo,
    26,
  ),
  anuncio(
    [
      2,
      'Clube do livro às quintas',
      'Um livro por mês e uma boa conversa',
      'Participar',
      'livros',
      3,
    ],
    1,
    Ativo,
    9,
  ),
  anuncio(
    [
      1,
      'Transmissão ao vivo sem susto',
      'Som e imagem para o seu culto',
      'Pedir orçamento',
      'antena',
      2,
    ],
    12,
    Ativo,
    19,
  ),
  anuncio(
    [
      3,
      'Coral infantil: vagas abertas',
      'De 6 a 12 anos, com lanche incluído',
      'Inscrever',
      'piano',
      4,
    ],
    3,
    Ativo,
    4,
  ),
  anuncio(
    [0, 'Bolos para dias de festa', 'Encomende com dois dias', 'Encomendar', 'padaria', 1],
    3,
    NaoAprovado,
    null,
    'deposito',
  ),
  anuncio(
    [2, 'Feira de partituras usadas', 'Traga uma, leve outra', 'Saber mais', 'livros', 5],
    1,
    NaoAprovado,
    null,
  ),
  anuncio(
    [
      1,
      'Oficina de microfones',
      'Conserto e limpeza em um dia',
      'Falar com a oficina',
      'microfone',
      0,
    ],
    3,
    AguardandoAprovacao,
    null,
  ),
  anuncio(
    [3, 'Férias com música', 'Uma semana de oficinas em janeiro', 'Reservar vaga', 'violao', 2],
    1,
    AguardandoAprovacao,
    null,
    'deposito',
  ),
  anuncio(
    [0, 'Assinatura de pães', 'Pão fresco toda segunda-feira', 'Assinar', 'cafe', 3],
    6,
    ReembolsoSolicitado,
    30,
  ),
  anuncio(
    [2, 'Saldão de fim de ano', 'Tudo pela metade', 'Aproveitar', 'livros', 1],
    1,
    Reembolsado,
    null,
  ),
];
