import * as z from 'zod/mini';
import { caixaSchema, totaisDoMesSchema } from '../caixa/caixa';
import { extratoSchema } from '../caixa/extrato';
import { indicadoresSchema } from '../monitoramento/indicadores';
import {
  pesquisaResumidaSchema,
  resultadosSchema,
  VOTOS_POR_PAGINA,
  VOTOS_POR_PAGINA_MAXIMO,
  votoRecebidoSchema,
} from '../pesquisa/resultados';
import { sorteioSchema } from '../pesquisa/sorteio';
import {
  PESSOAS_POR_PAGINA,
  PESSOAS_POR_PAGINA_MAXIMO,
  pessoaDaListaSchema,
} from '../pessoas/pessoas';
import {
  linhaDoRegistroSchema,
  REGISTRO_POR_PAGINA,
  REGISTRO_POR_PAGINA_MAXIMO,
} from '../registro/registro';
import {
  acao,
  arquivo,
  type Chamadas,
  CSV,
  feita,
  ler,
  listar,
  paginas,
  parametro,
} from './chamada';

const TEXTO = 'text/plain; charset=utf-8';
const { busca, de, ate, mes } = {
  busca: parametro.texto('Palavras procuradas.'),
  de: parametro.texto('Deste dia em diante (AAAA-MM-DD), ou instante ISO.'),
  ate: parametro.texto('Até este dia, inclusive (AAAA-MM-DD), ou antes deste instante ISO.'),
  mes: parametro.texto('AAAA-MM; este mês se não for dito.'),
};

/** Of which edition of a survey a call is. */
const edicao = {
  edicao: {
    descricao: 'Número da edição; a atual se não for dito.',
    forma: z.int().check(z.minimum(1)),
  },
};

/** What staff read and do: surveys, figures, cash book, people, register (contrato 6, contrato 10). */
export const ADMINISTRACAO = {
  'GET /api/pesquisas': {
    resumo: 'Todas as edições das pesquisas, as mais novas primeiro, como a administração as vê',
    respostas: ler(z.array(pesquisaResumidaSchema)),
  },
  'GET /api/pesquisas/:numero/resultados': {
    resumo: 'Votos por opção, as mais votadas primeiro',
    consulta: edicao,
    respostas: ler(resultadosSchema),
  },
  'GET /api/pesquisas/:numero/votos': {
    resumo: 'Votos recebidos, os mais novos primeiro, ou todos num arquivo',
    consulta: {
      ...edicao,
      ...paginas(VOTOS_POR_PAGINA, VOTOS_POR_PAGINA_MAXIMO),
      busca,
      formato: parametro.escolha('csv: um arquivo para planilhas.', 'csv'),
    },
    respostas: {
      200: {
        descricao: 'Uma página, ou o arquivo.',
        corpo: z.array(votoRecebidoSchema),
        tipo: CSV,
        total: true,
      },
    },
  },
  'GET /api/pesquisas/:numero/participantes': {
    resumo: 'A lista de que se faria o sorteio',
    consulta: edicao,
    respostas: { 200: arquivo(TEXTO, 'Uma linha por voto.') },
  },
  'GET /api/pesquisas/:numero/sorteios': {
    resumo: 'Sorteios feitos, os mais novos primeiro',
    consulta: edicao,
    respostas: ler(z.array(sorteioSchema)),
  },
  'GET /api/pesquisas/sorteios/:id/lista': {
    resumo: 'A lista de que um sorteio foi feito',
    respostas: { 200: arquivo(TEXTO, 'Uma linha por voto.') },
  },
  'POST /api/pesquisas/:numero/sorteios': {
    resumo: 'Sorteia',
    consulta: edicao,
    exemplo: { semente: 'Loteria Federal 5900: 12345', suplentes: '3' },
    respostas: {
      201: { descricao: 'Sorteio feito.', corpo: acao({ sorteio: sorteioSchema }) },
    },
    recusas: [409],
  },
  'POST /api/pesquisas/votantes/apagar': {
    resumo: 'Apaga os dados de quem votou, a pedido da pessoa',
    exemplo: { email: 'ana@exemplo.com.br' },
    respostas: feita(),
  },
  'GET /api/monitoramento/indicadores': {
    resumo: 'Quantos estão no portal, acessos por mês, músicas mais tocadas',
    respostas: ler(indicadoresSchema),
  },
  'GET /api/administracao/caixa': {
    resumo: 'O livro-caixa de um mês',
    consulta: { mes },
    respostas: ler(caixaSchema),
  },
  'GET /api/administracao/caixa.csv': {
    resumo: 'O livro-caixa de um mês, para planilhas',
    consulta: { mes },
    respostas: { 200: arquivo(CSV, 'As linhas, e os totais por último.') },
  },
  'GET /api/administracao/caixa/meses': {
    resumo: 'Totais dos últimos doze meses',
    respostas: ler(z.array(totaisDoMesSchema)),
  },
  'POST /api/administracao/extrato': {
    resumo:
      'Lê um extrato do banco (OFX ou CSV) e diz que anúncio cada crédito pode pagar; não muda nada',
    respostas: feita(extratoSchema.shape),
  },
  'GET /api/administracao/usuarios': {
    resumo: 'Contas do portal',
    consulta: { ...paginas(PESSOAS_POR_PAGINA, PESSOAS_POR_PAGINA_MAXIMO), busca },
    respostas: listar(pessoaDaListaSchema),
  },
  'POST /api/administracao/usuarios/:id': {
    resumo: 'Muda o nível de uma conta, ou a bloqueia',
    exemplo: { bloqueado: 'true', motivo: 'Pedido do dono.' },
    respostas: feita(),
    recusas: [409],
  },
  'POST /api/administracao/usuarios/:id/encerrar-sessoes': {
    resumo: 'Encerra as sessões de uma conta',
    respostas: feita(),
  },
  'GET /api/administracao/registro': {
    resumo: 'O que foi feito, por quem, o mais novo primeiro',
    consulta: { ...paginas(REGISTRO_POR_PAGINA, REGISTRO_POR_PAGINA_MAXIMO), busca, de, ate },
    respostas: listar(linhaDoRegistroSchema),
  },
  'GET /api/administracao/registro.csv': {
    resumo: 'O que foi feito, para planilhas',
    consulta: { busca, de, ate },
    respostas: { 200: arquivo(CSV, 'Uma linha por ato.') },
  },
} as const satisfies Chamadas;
