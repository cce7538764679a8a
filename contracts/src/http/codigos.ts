import { MENSAGENS_DO_ANUNCIO } from '../anuncio/mensagens';
import { MENSAGENS_DA_CAIXA } from '../caixa/mensagens';
import { MENSAGENS_DA_IMPORTACAO } from '../importacao/mensagens';
import { MENSAGENS_DA_PESQUISA } from '../pesquisa/mensagens';
import { MENSAGENS_DO_SORTEIO } from '../pesquisa/sorteio';
import { MENSAGENS_DAS_PESSOAS } from '../pessoas/mensagens';
import { MENSAGENS_DA_CONTA } from '../usuario/mensagens';
import { MENSAGENS } from './mensagens';

const PALAVRAS = {
  ...MENSAGENS_DA_CONTA,
  ...MENSAGENS_DO_ANUNCIO,
  ...MENSAGENS_DA_PESQUISA,
  ...MENSAGENS_DO_SORTEIO,
  ...MENSAGENS_DA_CAIXA,
  ...MENSAGENS_DA_IMPORTACAO,
  ...MENSAGENS_DAS_PESSOAS,
  ...MENSAGENS,
} as const;
type Nome = keyof typeof PALAVRAS;

/** Words of what was done, and those that stand under a field or on a page: nothing is refused with them alone. */
const SEM_CODIGO = [
  ...(['cadastrado', 'entrou', 'perfilAtualizado', 'senhaAlterada'] as const),
  ...(['segundoPassoPreparado', 'segundoPassoConfirmado', 'segundoPassoRetirado'] as const),
  ...(['codigosNovos', 'senhaNaoConfere'] as const),
  ...(['emailEmUso', 'documentoEmUso', 'nomeReservado', 'nomeEmUso'] as const),
  ...(['mesmoEmail', 'trocaPedida', 'confirmacaoEnviada'] as const),
  ...(['emailJaConfirmado', 'emailConfirmado', 'emailTrocado', 'contaExcluida'] as const),
  ...(['criado', 'statusAtualizado', 'radioAtualizada', 'musicaAtualizada'] as const),
  ...(['bannerAtualizado', 'anuncioAtualizado', 'reembolsoSolicitado'] as const),
  ...(['reenviado', 'reembolsoRetirado', 'contaDesconhecida'] as const),
  ...(['notaEscrita', 'notaApagada'] as const),
  ...(['excluido', 'renovado', 'termosNaoAceitos', 'resumoLongo', 'semTipo', 'semPreco'] as const),
  ...(['imagemObrigatoria', 'audioObrigatorio', 'fotoDoCantorObrigatoria'] as const),
  ...(['cantorDesconhecido', 'votou', 'jaVotouTitulo', 'escolhaARadio', 'outraEdicao'] as const),
  ...(['escolhaAMusica', 'radioDesconhecida', 'musicaDesconhecida', 'umaEscolhaSo'] as const),
  ...(['sorteado', 'recebimentoRegistrado', 'recebimentoRetirado', 'extratoLido'] as const),
  ...(['mesInvalido', 'valorInvalido', 'extratoObrigatorio', 'extratoGrande'] as const),
  ...(['pessoaMudada', 'sessoesEncerradas', 'avisosEscolhidos'] as const),
] as const satisfies readonly Nome[];

/** Refusals whose words are put together where they are told, or shared by several. */
const OUTROS = ['conta_bloqueada', 'cep_indisponivel', 'conflito', 'radio_fora_do_ar'] as const;

/** `sessaoExpirada` → `sessao_expirada`. */
type EmCodigo<N extends string, Feito extends string = ''> = N extends `${infer L}${infer Resto}`
  ? EmCodigo<Resto, `${Feito}${L extends Lowercase<L> ? L : `_${Lowercase<L>}`}`>
  : Feito;
const emCodigo = (nome: string): string =>
  nome.replace(/[A-Z]/g, (letra) => `_${letra.toLowerCase()}`);

/** What a refusal is to a program (contrato 11). It stays when the words change: it is the name of the words. */
export type Codigo = EmCodigo<Exclude<Nome, (typeof SEM_CODIGO)[number]>> | (typeof OUTROS)[number];

const semCodigo: readonly string[] = SEM_CODIGO;
const POR_PALAVRAS: ReadonlyMap<string, Codigo> = new Map(
  Object.entries(PALAVRAS)
    .filter(([nome]) => !semCodigo.includes(nome))
    // As the type spells them.
    .map(([nome, msg]) => [msg, emCodigo(nome) as Codigo]),
);

/** Every code there is. */
export const CODIGOS: readonly Codigo[] = [...POR_PALAVRAS.values(), ...OUTROS];

/** The code of a refusal's words, when they are words of the contracts. */
export const codigoDasPalavras = (msg: string): Codigo | undefined => POR_PALAVRAS.get(msg);
