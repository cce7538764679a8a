import { CAMPOS } from '@portal/contracts/anuncio/campos';
import type { LinhasDeConteudo } from '@portal/contracts/anuncio/tabela';
import type { AnuncioRow } from './linhas';
import type { BannerDoAnuncio, MusicaDoAnuncio, RadioDoAnuncio } from './presenter-do-anuncio';

type Valor = string | number | null | undefined;
/** Values by the names of the form's fields. */
export type Campos = Readonly<Record<string, Valor>>;

/** Whether a field was sent and says something else than is stored, as the form would send that. */
const muda = (enviado: Valor, atual: Valor): boolean =>
  enviado !== undefined &&
  String(enviado ?? '') !==
    String(atual ?? '')
      .trim()
      .normalize('NFC');

/** The fields of a form that change what is stored. A field that was not sent changes nothing. */
export const camposMudados = (enviados: Campos, atuais: Campos): string[] =>
  Object.keys(atuais).filter((campo) => muda(enviados[campo], atuais[campo]));

/** What the fields that changed said, and say now; of a file only that it is another. */
export const valoresMudados = (
  campos: readonly string[],
  enviados: object,
  atuais: Campos,
): { antes: Record<string, Valor>; depois: Record<string, Valor> } => {
  const novos = enviados as Campos; // the form's own fields
  const isArquivo = (campo: string): boolean => !(campo in atuais);
  const de = (valorDe: (campo: string) => Valor): Record<string, Valor> =>
    Object.fromEntries(campos.map((campo) => [campo, valorDe(campo)]));
  return {
    antes: de((campo) => (isArquivo(campo) ? 'arquivo anterior' : atuais[campo])),
    depois: de((campo) => (isArquivo(campo) ? 'arquivo novo' : novos[campo])),
  };
};

/** Fields that were sent, without those that were not. */
export const enviadosDe = (campos: object): object =>
  Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== undefined));

export const doAnuncio = ({
  titulo,
  meio_pagamento,
  periodo,
  data_inicio,
}: AnuncioRow): Campos => ({ titulo, meio_pagamento, periodo, data_inicio });

/** What is stored of the fields of a table. */
const doConteudo = (linhas: LinhasDeConteudo, row: object): Campos => {
  // A column of the table is one of the row's.
  const valores = row as Readonly<Record<string, Valor>>;
  return Object.fromEntries(
    Object.entries(linhas).map(([campo, { coluna }]) => [campo, valores[coluna]]),
  );
};

export const doBanner = (banner: BannerDoAnuncio): Campos => doConteudo(CAMPOS.banner, banner);

export const daRadio = (radio: RadioDoAnuncio): Campos => doConteudo(CAMPOS.radio, radio);

/** A song's singer is left as it is by an empty choice. */
export const daMusica = ({ nome, cantor }: MusicaDoAnuncio): Campos => ({
  nome_musica: nome,
  id_cantor_musica: cantor?.documentId,
});
