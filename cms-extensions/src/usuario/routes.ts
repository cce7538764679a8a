import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { criarCadastroSchema } from '@portal/contracts/usuario/cadastro';
import {
  confirmarEmailSchema,
  excluirContaSchema,
  trocarEmailSchema,
} from '@portal/contracts/usuario/conta';
import { loginSchema } from '@portal/contracts/usuario/login';
import { MENSAGENS_DE_RECUPERACAO } from '@portal/contracts/usuario/mensagens';
import { perfilParcialSchema } from '@portal/contracts/usuario/perfil';
import { recuperacaoMailSchema, recuperacaoSchema } from '@portal/contracts/usuario/recuperacao';
import { publicRoute, route, userRoute } from '../http/routes';
import { documentoValido } from './documento-valido';

/** Who is asking, and the owner's own data (contrato 2, contrato 4), below /api. */
export const usuarioRoutes = [
  publicRoute('GET', '/verificaLogin', 'usuario.verificaLogin'),
  publicRoute('GET', '/privacidade', 'usuario.privacidade'),
  userRoute('GET', '/usuario/meusDados', 'usuario.meusDados'),
  userRoute('GET', '/usuario/meusDados/baixar', 'usuario.baixar'),
  userRoute('POST', '/usuario/update', 'usuario.update', perfilParcialSchema),
  userRoute('POST', '/usuario/email', 'contaPropria.trocarEmail', trocarEmailSchema),
  userRoute('POST', '/usuario/email/confirmacao', 'contaPropria.enviarConfirmacao'),
  publicRoute(
    'POST',
    '/usuario/email/confirmar',
    'contaPropria.confirmarEmail',
    confirmarEmailSchema,
  ),
  userRoute('POST', '/usuario/excluir', 'contaPropria.excluir', excluirContaSchema),
];

/** Forms and addresses of accounts at the root (contrato 4). */
export const contaRoutes = [
  route('POST', CAMINHOS.salvarUsuario, 'usuario.save', {
    policy: 'todos',
    before: ['plugin::portal.cadastrosRecusados'],
    body: criarCadastroSchema(documentoValido),
  }),
  publicRoute('POST', CAMINHOS.login, 'usuario.login', loginSchema),
  publicRoute('GET', CAMINHOS.logoff, 'usuario.logoff'),
  route('POST', CAMINHOS.recuperacaoMail, 'recuperacao.mail', {
    policy: 'todos',
    body: recuperacaoMailSchema,
    refusedWith: { mensagem: MENSAGENS_DE_RECUPERACAO.emailInvalido },
  }),
  publicRoute('POST', CAMINHOS.recuperacao, 'recuperacao.redefinir', recuperacaoSchema),
];
