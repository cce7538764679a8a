import { arquivosDe, linhaDoArquivo } from '@portal/contracts/anuncio/arquivos';
import { CAMPOS, secoesDe } from '@portal/contracts/anuncio/campos';
import {
  editarBannerSchema,
  editarMusicaSchema,
  editarRadioSchema,
} from '@portal/contracts/anuncio/editar';
import { MENSAGENS_DO_ANUNCIO } from '@portal/contracts/anuncio/mensagens';
import { salvarSchema } from '@portal/contracts/anuncio/salvar';
import { TIPOS_ANUNCIO, type TipoAnuncio } from '@portal/contracts/anuncio/status';
import { chaves } from '@portal/contracts/anuncio/tabela';
import type { FieldErrors, Resolver } from 'react-hook-form';
import {
  camposDoTipo,
  camposEnviados,
  envioDe,
  VAZIO,
  type AnuncioDigitado,
  type Campo,
  type Envio,
} from './valores';

/** Who fills the form in, and for what. */
export interface Ocasiao {
  novo: boolean;
  administrador: boolean;
  /** The ad being changed. */
  id?: number | undefined;
}

type Faltas = Partial<Record<Campo, string>>;

const EDITAR = {
  banner: editarBannerSchema,
  radio: editarRadioSchema,
  musica: editarMusicaSchema,
} as const;

export const tipoDe = (valor: string): TipoAnuncio | undefined =>
  TIPOS_ANUNCIO.find((tipo) => tipo === valor);

interface Fault {
  path: PropertyKey[];
  message: string;
}

/** The first fault of each field. */
const porCampo = (faults: readonly Fault[] = []): Faltas =>
  Object.fromEntries(
    [...faults].reverse().map(({ path, message }) => [String(path[0]), message] as const),
  );

/** A new singer needs everything (especificação 5); with nothing filled in the schema asks for one of the list. */
const faltasDoCantor = (valores: AnuncioDigitado): Faltas =>
  Object.fromEntries(
    chaves(CAMPOS.cantor)
      .filter((campo) => valores[campo].trim() === '')
      .map((campo) => [campo, CAMPOS.cantor[campo].falta]),
  );

const faltasDeArquivo = (
  tipo: TipoAnuncio,
  cantorNovo: boolean,
  valores: AnuncioDigitado,
): Faltas =>
  Object.fromEntries(
    arquivosDe(...secoesDe(tipo, cantorNovo)).flatMap((campo) => {
      const { falta } = linhaDoArquivo(campo);
      return falta !== undefined && !valores[campo] ? [[campo, falta]] : [];
    }),
  );

const textosDe = (envio: Envio): Envio =>
  Object.fromEntries(Object.entries(envio).filter(([, valor]) => typeof valor === 'string'));

/** A form without a type is still checked for everything else: as a banner's, without the banner's own fields. */
const faltasSemTipo = (valores: AnuncioDigitado, ocasiao: Ocasiao): Faltas => {
  const comuns = camposEnviados('banner', valores, ocasiao);
  const envio = { ...envioDe(valores, comuns), tipo_anuncio: 'banner' };
  const faltas = porCampo(salvarSchema.safeParse(textosDe(envio)).error?.issues);
  const doBanner: readonly string[] = camposDoTipo('banner', valores);
  return {
    ...Object.fromEntries(Object.entries(faltas).filter(([campo]) => !doBanner.includes(campo))),
    tipo_anuncio: MENSAGENS_DO_ANUNCIO.semTipo,
  };
};

const faltasDoTipo = (
  tipo: TipoAnuncio,
  valores: AnuncioDigitado,
  { novo, id }: Ocasiao,
  envio: Envio,
): Faltas => {
  const textos = textosDe(envio);
  if (!novo)
    return porCampo(EDITAR[tipo].safeParse({ ...textos, id_anuncio: String(id) }).error?.issues);
  const cantorNovo = valores.origem_cantor === 'novo';
  const { id_cantor_musica, ...faltas } = porCampo(salvarSchema.safeParse(textos).error?.issues);
  return {
    ...faltas,
    ...(!cantorNovo && id_cantor_musica && { id_cantor_musica }),
    ...(tipo === 'musica' && cantorNovo && faltasDoCantor(valores)),
    ...faltasDeArquivo(tipo, cantorNovo, valores),
  };
};

/** Judges the form with the schema the server uses: what to send, or what is wrong with each field. */
export const conferir = (
  valores: AnuncioDigitado,
  ocasiao: Ocasiao,
): { envio: Envio; faltas: Faltas } => {
  const tipo = tipoDe(valores.tipo_anuncio);
  if (!tipo) return { envio: {}, faltas: faltasSemTipo(valores, ocasiao) };
  const envio = envioDe(valores, camposEnviados(tipo, valores, ocasiao));
  return { envio, faltas: faltasDoTipo(tipo, valores, ocasiao, envio) };
};

/**
 * What was changed of a stored ad on this page, which shows it as it was read: what somebody else changed meanwhile is
 * not put back.
 */
export const mudadosDesde = (inicial: AnuncioDigitado, envio: Envio, ocasiao: Ocasiao): Envio => {
  const { envio: antes } = conferir(inicial, ocasiao);
  return Object.fromEntries(
    Object.entries(envio).filter(([campo, valor]) => valor !== antes[campo]),
  );
};

/** Judges the form for react-hook-form; what passes is what will be sent. */
export const resolverDe =
  (ocasiao: Ocasiao): Resolver<AnuncioDigitado, unknown, Envio> =>
  (valores) => {
    const { envio, faltas } = conferir(valores, ocasiao);
    const errors: FieldErrors<AnuncioDigitado> = Object.fromEntries(
      Object.entries(faltas).map(([campo, message]) => [campo, { type: 'contrato', message }]),
    );
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: envio, errors: {} };
  };

/** The first field at fault in the order of the page: sections that came later would be told last otherwise. */
export const primeiraFalta = (valores: AnuncioDigitado, ocasiao: Ocasiao): Campo | undefined => {
  const { faltas } = conferir(valores, ocasiao);
  const campos = Object.keys(VAZIO) as Campo[]; // its only keys
  return campos.find((campo) => faltas[campo] !== undefined);
};
