import { CAMPOS } from '@portal/contracts/anuncio/campos';
import type { EditarBanner } from '@portal/contracts/anuncio/editar';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { ACAO_DO_CAMPO, CONTEUDO, recusaDe, type Acao } from '@portal/contracts/anuncio/permissoes';
import { chaves, type LinhasDeConteudo } from '@portal/contracts/anuncio/tabela';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import type { Core } from '@strapi/strapi';
import { Refusal } from '../../http/refusal';
import type { Guardados } from '../conteudo/arquivos';
import { papelDe } from '../decisao/status';
import type { Autor } from '../ficha/historico';
import { julgadoDe, listFamilia, type AnuncioRow } from '../ficha/linhas';
import type { BannerDoAnuncio, MusicaDoAnuncio, RadioDoAnuncio } from '../leitura/presenter';

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

/** What is stored of the fields every form of an ad has. */
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

/** What is stored of a banner's own fields. */
export const doBanner = (banner: BannerDoAnuncio): Campos => doConteudo(CAMPOS.banner, banner);

/** What is stored of a web radio's fields. */
export const daRadio = (radio: RadioDoAnuncio): Campos => doConteudo(CAMPOS.radio, radio);

/** A song's singer is left as it is by an empty choice. */
export const daMusica = ({ nome, cantor }: MusicaDoAnuncio): Campos => ({
  nome_musica: nome,
  id_cantor_musica: cantor?.documentId,
});

/** Refuses other content than the ad's own, which a form may name by its id. Throws 409. */
export const conferirConteudo = (enviado: string | undefined, id: string | number): void => {
  if (enviado && enviado !== String(id)) throw new Refusal(409, { msg: MSG.conteudoTravado });
};

/** Why another ad that pays for the same content keeps its owner from changing it. */
const recusaDaFamilia = (
  familia: readonly AnuncioRow[],
  { id }: AnuncioRow,
  doConteudo: readonly Acao[],
): string | null => {
  const outras = familia.filter(
    (uma) => uma.id !== id && uma.situacao !== AnuncioStatus.Reembolsado,
  );
  if (outras.some(({ situacao }) => situacao === AnuncioStatus.Ativo)) return MSG.conteudoNoAr;
  // As if the content were its own: what waits for a decision is approved as it was sent.
  const recusas = outras.flatMap((outra) =>
    doConteudo.map((acao) => recusaDe({ ...julgadoDe(outra), renova: undefined }, 'dono', acao)),
  );
  return recusas.find((recusa) => recusa !== null) ?? null;
};

/**
 * Field locks: throws 409 with the reason when an edit changes what its author may not change now; a locked field is
 * never dropped behind a message of success (contrato 5). What a renewal shows or has sent to the decision is locked too,
 * whatever became of the ad that brought it.
 */
export const conferirEdicao = async (
  strapi: Core.Strapi,
  anuncio: AnuncioRow,
  banner: BannerDoAnuncio,
  autor: Autor,
  input: EditarBanner,
  guardados: Guardados,
): Promise<void> => {
  const papel = papelDe(autor);
  const atual = { ...doAnuncio(anuncio), ...doBanner(banner) };
  const mudou = new Set<string>([...camposMudados(input, atual), ...guardados.keys()]);
  const mudancas = chaves(ACAO_DO_CAMPO)
    .filter((campo) => mudou.has(campo))
    .map((campo): Acao => ACAO_DO_CAMPO[campo]);
  for (const acao of mudancas) {
    const msg = recusaDe(julgadoDe(anuncio), papel, acao);
    if (msg !== null) throw new Refusal(409, { msg });
  }
  const doConteudo = mudancas.filter((acao) => CONTEUDO.includes(acao));
  if (papel === 'administrador' || doConteudo.length === 0) return;
  const msg = recusaDaFamilia(await listFamilia(strapi, anuncio), anuncio, doConteudo);
  if (msg !== null) throw new Refusal(409, { msg });
};
