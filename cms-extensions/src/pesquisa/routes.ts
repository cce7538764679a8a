import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { apagarVotosSchema } from '@portal/contracts/pesquisa/apagar';
import { sortearSchema } from '@portal/contracts/pesquisa/sorteio';
import { votoSchema } from '@portal/contracts/pesquisa/voto';
import { administratorRoute, publicRoute } from '../http/routes';

/** What administrators see of the surveys, below /api (contrato 6). */
export const pesquisaRoutes = [
  administratorRoute('GET', '/pesquisas', 'pesquisa.listar'),
  administratorRoute('GET', '/pesquisas/:numero/resultados', 'pesquisa.resultados'),
  administratorRoute('GET', '/pesquisas/:numero/votos', 'pesquisa.votos'),
  administratorRoute('GET', '/pesquisas/:numero/participantes', 'pesquisa.participantes'),
  administratorRoute('GET', '/pesquisas/:numero/sorteios', 'pesquisa.sorteios'),
  administratorRoute('GET', '/pesquisas/sorteios/:id/lista', 'pesquisa.lista'),
  administratorRoute('POST', '/pesquisas/votantes/apagar', 'pesquisa.apagar', apagarVotosSchema),
  administratorRoute('POST', '/pesquisas/:numero/sorteios', 'pesquisa.sortear', sortearSchema),
];

/** The surveys' form, at the root (contrato 6). */
export const votoRoutes = [publicRoute('POST', CAMINHOS.votar, 'pesquisa.votar', votoSchema)];
