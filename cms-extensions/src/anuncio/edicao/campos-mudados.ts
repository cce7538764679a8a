import { CAMPOS } from '@portal/contracts/anuncio/campos';
import type { LinhasDeConteudo } from '@portal/contracts/anuncio/tabela';
import type { AnuncioRow } from '../ficha/linhas';
import type {
  BannerDoAnuncio,
  MusicaDoAnuncio,
  RadioDoAnuncio,
} from '../leitura/presenter-do-anuncio';

type Valor = string | number | null | undefined;
/** Values by the names of the form's fields. */
type Campos = Readonly<Record<string, Valor>>;

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
