import {
  editarBannerSchema,
  editarMusicaSchema,
  editarRadioSchema,
} from '@portal/contracts/anuncio/editar';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { FALTA_DO_CANTOR_NOVO, salvarSchema } from '@portal/contracts/anuncio/salvar';
import { TIPOS_ANUNCIO, type TipoAnuncio } from '@portal/contracts/anuncio/status';
import {
  camposDoTipo,
  camposEnviados,
  envioDe,
  type AnuncioDigitado,
  type Campo,
  type Envio,
} from './digitado';

/** Who fills the form in, and for what. */
export interface Ocasiao {
  novo: boolean;
  administrador: boolean;
  /** The ad being changed. */
  id?: number | undefined;
}

export type Faltas = Partial<Record<Campo, string>>;

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
    Object.entries({
      ...FALTA_DO_CANTOR_NOVO,
      foto_cantor: MSG.fotoDoCantorObrigatoria,
    }).filter(([campo]) => {
      // The keys of both are fields of the form.
      const valor = valores[campo as Campo];
      return typeof valor === 'string' ? valor.trim() === '' : valor === null;
    }),
  );

const faltasDeArquivo = (tipo: TipoAnuncio, valores: AnuncioDigitado): Faltas => {
  if (tipo === 'banner' && !valores.arquivo_banner)
    return { arquivo_banner: MSG.imagemObrigatoria };
  if (tipo !== 'musica') return {};
  return {
    ...(!valores.arquivo_musica && { arquivo_musica: MSG.audioObrigatorio }),
    ...(valores.origem_cantor === 'novo' && faltasDoCantor(valores)),
  };
};

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
    tipo_anuncio: 'Escolha o tipo de anúncio.',
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
  const { id_cantor_musica, ...faltas } = porCampo(salvarSchema.safeParse(textos).error?.issues);
  return {
    ...faltas,
    ...(valores.origem_cantor === 'lista' && id_cantor_musica && { id_cantor_musica }),
    ...faltasDeArquivo(tipo, valores),
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
