import { EXTRATO_MAXIMO_BYTES } from '@portal/contracts/caixa/extrato';
import { recebimentoSchema } from '@portal/contracts/caixa/recebimento';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { PERMISSAO_ADMINISTRADOR } from '@portal/contracts/usuario/sessao';
import type { FileRoute } from '../http/multipart';
import { administratorRoute } from '../http/routes';

/** The cash book, below /api (contrato 10). */
export const caixaRoutes = [
  administratorRoute('GET', '/administracao/caixa', 'caixa.doMes'),
  administratorRoute('GET', '/administracao/caixa.csv', 'caixa.csv'),
  administratorRoute('GET', '/administracao/caixa/meses', 'caixa.meses'),
  administratorRoute('POST', '/administracao/extrato', 'caixa.extrato'),
  administratorRoute('POST', '/anuncios/:id/recebimento', 'caixa.registrar', recebimentoSchema),
  administratorRoute('DELETE', '/anuncios/:id/recebimento', 'caixa.retirar'),
];

/** The address that takes statements, and from whom. */
export const rotasComExtrato: readonly FileRoute[] = [
  {
    path: CAMINHOS.extrato,
    level: PERMISSAO_ADMINISTRADOR,
    files: ['extrato'],
    most: EXTRATO_MAXIMO_BYTES,
  },
];
