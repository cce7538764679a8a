import type { EventoDoHistorico } from '@portal/contracts/anuncio/anuncio';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { registrar, type Valores } from '../../registro/service';

/** What an edit changed, by the names of the form's fields. */
export interface Editados {
  antes: Valores;
  depois: Valores;
}

interface Passo {
  anuncio: { id: number; titulo: string; usuario?: { id: number } | null };
  de: AnuncioStatus | null;
  para: AnuncioStatus | null;
  evento: EventoDoHistorico;
  por: { id: number; usuario: string; permissao: number };
  motivo?: string;
  editados?: Editados;
}

const ACOES: Readonly<Record<EventoDoHistorico, string>> = {
  criacao: 'criou',
  comprovante: 'enviou o comprovante',
  decisao: 'mudou o status',
  reembolso: 'pediu o reembolso',
  exclusao: 'excluiu',
  reenvio: 'reenviou para análise',
  desistencia: 'desistiu do reembolso',
  edicao: 'editou',
  'comprovante visto': 'viu o comprovante',
};

/** What was done, in words; a decision on one's own ad says so. */
export const acaoDoPasso = ({ anuncio, de, para, evento, por }: Passo): string => {
  if (evento !== 'decisao') return ACOES[evento];
  const proprio = anuncio.usuario?.id === por.id;
  if (para === AnuncioStatus.Ativo) return proprio ? 'aprovou o próprio anúncio' : 'aprovou';
  if (proprio) return 'mudou o status do próprio anúncio';
  return de === AnuncioStatus.AguardandoAprovacao && para === AnuncioStatus.NaoAprovado
    ? 'recusou'
    : ACOES.decisao;
};

/** The states a step leads from and to. */
const estadosDe = ({ anuncio, de, para, evento, motivo, editados }: Passo) => {
  const { titulo } = anuncio;
  if (editados) return editados;
  if (evento === 'criacao') return { antes: null, depois: { titulo, status: para } };
  if (evento === 'exclusao') return { antes: { titulo, status: de }, depois: null };
  if (evento === 'comprovante visto') return { antes: null, depois: null };
  return { antes: { status: de }, depois: { status: para, motivo } };
};

/** Puts a step of an ad that an administrator made into the register, beside its history (contrato 10). */
export const registrarPasso = async (strapi: Core.Strapi, passo: Passo): Promise<void> => {
  const { anuncio, por } = passo;
  if (!isAdministrador(por)) return;
  await registrar(strapi, {
    // Nobody has the id 0: ads that go with their account.
    quem: por.id === 0 ? 'portal' : por,
    acao: acaoDoPasso(passo),
    alvo: { tipo: 'anuncio', id: anuncio.id, nome: anuncio.titulo },
    ...estadosDe(passo),
  });
};
