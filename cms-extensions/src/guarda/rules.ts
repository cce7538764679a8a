import { PERIODOS } from '@portal/contracts/anuncio/status';
import { recusaDoPreco } from '@portal/contracts/preco/valor';
import { isTransmissao } from '@portal/contracts/radio/transmissao';
import { nomeSchema, senhaSchema } from '@portal/contracts/usuario/campos';
import { PERMISSAO_ADMINISTRADOR, PERMISSAO_PADRAO } from '@portal/contracts/usuario/sessao';

/** Why something is refused, in a message for an editor, and the field it is about. */
export interface Motivo {
  msg: string;
  campo?: string;
}

/** A stream address must be one a player can open. */
export const motivoDaTransmissao = (url: unknown): Motivo | null =>
  url === null || url === undefined || url === '' || (typeof url === 'string' && isTransmissao(url))
    ? null
    : {
        msg: 'O endereço da transmissão precisa começar com http:// ou https://, ter um servidor com ponto e não pode ter espaços, usuário nem senha.',
        campo: 'url',
      };

/** A singer without a name or a photo has no page to show. */
export const motivoDoCantor = ({
  nome,
  temFoto,
}: {
  nome: string | null;
  temFoto: boolean;
}): Motivo | null => {
  if (!nome?.trim()) return { msg: 'Dê um nome ao cantor antes de publicar.', campo: 'nome' };
  if (!temFoto) return { msg: 'Escolha uma foto do cantor antes de publicar.', campo: 'foto' };
  return null;
};

/** A radio nobody could hear, or see, is not shown; one that came with an ad was approved as it is. */
export const motivosDaRadio = ({
  url,
  temImagem,
  deAnuncio,
}: {
  url: string | null;
  temImagem: boolean;
  deAnuncio: boolean;
}): Motivo[] => [
  ...(url ? [] : [{ msg: 'Informe o endereço da transmissão antes de publicar.', campo: 'url' }]),
  ...(temImagem || deAnuncio
    ? []
    : [{ msg: 'Escolha uma imagem da rádio antes de publicar.', campo: 'imagem' }]),
];

/** A song is somebody's, and sounds. */
export const motivosDaMusica = ({
  temCantor,
  temAudio,
}: {
  temCantor: boolean;
  temAudio: boolean;
}): Motivo[] => [
  ...(temCantor ? [] : [{ msg: 'Escolha o cantor da música antes de publicar.', campo: 'cantor' }]),
  ...(temAudio ? [] : [{ msg: 'Escolha o áudio da música antes de publicar.', campo: 'audio' }]),
];

/** A singer whose songs are on the air stays. */
export const motivoDaExclusao = (musicasPublicadas: number): Motivo | null => {
  if (musicasPublicadas === 0) return null;
  const quantas =
    musicasPublicadas === 1 ? '1 música publicada' : `${musicasPublicadas} músicas publicadas`;
  return { msg: `Este cantor tem ${quantas}. Tire do ar as músicas antes de apagar o cantor.` };
};

/** The results of a survey name the radios people voted for. */
export const motivoDaRadioVotada = (votos: number): Motivo | null => {
  if (votos === 0) return null;
  const quantos = votos === 1 ? '1 voto' : `${votos} votos`;
  return {
    msg: `Esta rádio tem ${quantos} na pesquisa, e sem ela os resultados ficariam sem nome. Tire-a do ar em vez de apagar.`,
  };
};

const aVenda = (periodo: unknown): boolean => PERIODOS.some((mes) => mes === Number(periodo));

export interface Preco {
  tipo?: unknown;
  periodo?: unknown;
  valor?: unknown;
}

/** A price is more than nothing, for a period on sale, and stays with its type and period. */
export const motivoDoPreco = (novo: Preco, antes: Preco | null): Motivo | null => {
  const { tipo, periodo, valor } = { ...antes, ...novo };
  const msg = recusaDoPreco(Number(valor));
  if (msg) return { msg, campo: 'valor' };
  if (!aVenda(periodo))
    return { msg: 'O período precisa ser de 1, 3, 6 ou 12 meses.', campo: 'periodo' };
  if (antes && (tipo !== antes.tipo || Number(periodo) !== Number(antes.periodo)))
    return {
      msg: 'O tipo e o período de um preço não mudam: este período ficaria à venda sem preço.',
      campo: 'periodo',
    };
  return null;
};

const TIPOS: Readonly<Record<string, string>> = { radio: 'rádio', musica: 'música' };

/** What a price is of: `rádio por 3 meses`. */
export const nomeDoPreco = ({ tipo, periodo }: Preco): string => {
  const meses = Number(periodo) === 1 ? 'mês' : 'meses';
  return `${TIPOS[String(tipo)] ?? String(tipo)} por ${String(periodo)} ${meses}`;
};

/** A type of ad has one price for a period. */
export const motivoDoPrecoRepetido = (preco: Preco): Motivo => ({
  msg: `Já há um preço de ${nomeDoPreco(preco)}. Mude o valor dele.`,
  campo: 'periodo',
});

/** Every period on sale needs its price. */
export const motivoDoPrecoApagado = ({ periodo }: Preco): Motivo | null =>
  aVenda(periodo)
    ? {
        msg: 'Este período está à venda e não pode ficar sem preço. Mude o valor em vez de apagar.',
      }
    : null;

export interface Conta {
  username?: unknown;
  password?: unknown;
  permissao?: unknown;
}

/** Levels an account may have. */
const PERMISSOES: readonly number[] = [PERMISSAO_PADRAO, PERMISSAO_ADMINISTRADOR];

interface Schema {
  safeParse(valor: unknown): { error?: { issues: readonly { message: string }[] } | undefined };
}

/** What the portal's own form says of a text; what is no text, or empty, Strapi judges. */
const recusaDe = (schema: Schema, valor: unknown, campo: string): Motivo | null => {
  if (typeof valor !== 'string' || valor === '') return null;
  const [erro] = schema.safeParse(valor).error?.issues ?? [];
  return erro ? { msg: erro.message, campo } : null;
};

/**
 * Name and password are what the sign-up takes (contrato 4), and a level is one of those there are. What is not sent, or stays, is
 * not judged.
 */
export const motivoDosDadosDaConta = (
  { username, password, permissao }: Conta,
  antes: Conta | null = null,
): Motivo | null => {
  const nome = username === antes?.username ? null : recusaDe(nomeSchema, username, 'username');
  const recusa = nome ?? recusaDe(senhaSchema, password, 'password');
  if (recusa) return recusa;
  if (permissao === undefined || (antes && permissao === antes.permissao)) return null;
  return PERMISSOES.includes(Number(permissao)) && permissao !== true
    ? null
    : {
        msg: 'A permissão precisa ser 1 (anunciante) ou 2 (administração).',
        campo: 'permissao',
      };
};

/** Who can't see an image hears its alternative text. */
export const motivoDaImagem = (
  imagem: { name: string; alternativeText: string | null } | undefined,
  campo: string,
): Motivo | null =>
  imagem && !imagem.alternativeText?.trim()
    ? {
        msg: `Descreva a imagem “${imagem.name}”: preencha o texto alternativo dela na Biblioteca de mídia.`,
        campo,
      }
    : null;
