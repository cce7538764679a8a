import { CAMPOS, isDoConteudo, linhaDe, secoesDe } from '@portal/contracts/anuncio/campos';
import type { TipoAnuncio } from '@portal/contracts/anuncio/status';
import { chaves, type Forma } from '@portal/contracts/anuncio/tabela';
import { completarLink } from '@portal/contracts/texto/link';
import type { AnuncioDigitado, Campo } from './digitado';
import { ENTRADAS } from './entradas';

/** What goes to the server of an ad's form. */
export type Envio = Record<string, string | File>;

const comoEsta = (digitado: string): string => digitado;

/** What is sent of each kind of text. */
const ENVIAR: Readonly<Record<Forma, (digitado: string) => string>> = {
  texto: comoEsta,
  lista: comoEsta,
  link: completarLink,
  transmissao: completarLink,
  email: comoEsta,
  telefone: comoEsta,
  whatsapp: comoEsta,
};

/** What is sent of these fields: no file that nobody chose. */
export const envioDe = (valores: AnuncioDigitado, campos: readonly Campo[]): Envio =>
  Object.fromEntries(
    campos.flatMap((campo): [string, string | File][] => {
      const valor = valores[campo];
      if (valor === null) return [];
      if (typeof valor === 'string' && isDoConteudo(campo))
        return [[campo, ENVIAR[linhaDe(campo).forma](valor)]];
      return [[campo, typeof valor === 'boolean' ? String(valor) : valor]];
    }),
  );

/** The fields of a type's own parts that are sent: of a song's singer, the one chosen or the new one's. */
export const camposDoTipo = (
  tipo: TipoAnuncio,
  { origem_cantor }: Pick<AnuncioDigitado, 'origem_cantor'>,
): readonly Campo[] => {
  const cantorNovo = origem_cantor === 'novo';
  return secoesDe(tipo, cantorNovo)
    .flatMap((secao): Campo[] => chaves(ENTRADAS[secao]))
    .filter((campo) => !cantorNovo || campo !== 'id_cantor_musica');
};

/** Every field of an ad's form that is sent; the start only by who may choose it (especificação 2.11). */
export const camposEnviados = (
  tipo: TipoAnuncio,
  valores: AnuncioDigitado,
  { novo, administrador }: { novo: boolean; administrador: boolean },
): readonly Campo[] => [
  ...chaves(CAMPOS.anuncio).filter((campo) => administrador || campo !== 'data_inicio'),
  'tipo_anuncio',
  ...camposDoTipo(tipo, valores),
  ...(novo ? (['termos'] as const) : []),
];
