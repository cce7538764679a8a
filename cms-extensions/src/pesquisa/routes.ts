import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { sortearSchema } from '@portal/contracts/pesquisa/sorteio';
import { votoSchema } from '@portal/contracts/pesquisa/voto';
import { route } from '../http/routes';

const administrador = { policy: 'administrador' } as const;

/** What administrators see of the surveys, below /api (docs/api.md, Surveys). */
export const pesquisaRoutes = [
  route('GET', '/pesquisas', 'pesquisa.listar', administrador),
  route('GET', '/pesquisas/:numero/resultados', 'pesquisa.resultados', administrador),
  route('GET', '/pesquisas/:numero/votos', 'pesquisa.votos', administrador),
  route('GET', '/pesquisas/:numero/participantes', 'pesquisa.participantes', administrador),
  route('GET', '/pesquisas/:numero/sorteios', 'pesquisa.sorteios', administrador),
  route('GET', '/pesquisas/sorteios/:id/lista', 'pesquisa.lista', administrador),
  route('POST', '/pesquisas/:numero/sorteios', 'pesquisa.sortear', {
    ...administrador,
    body: sortearSchema,
  }),
];

/** The surveys' form, at the root (contract 6). */
export const votoRoutes = [
  route('POST', CAMINHOS.votar, 'pesquisa.votar', { policy: 'todos', body: votoSchema }),
];
