import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { criarCadastroSchema } from '@portal/contracts/usuario/cadastro';
import { mudarPessoaSchema } from '@portal/contracts/pessoas/pessoas';
import {
  confirmarEmailSchema,
  excluirContaSchema,
  trocarEmailSchema,
} from '@portal/contracts/usuario/conta';
import { loginSchema } from '@portal/contracts/usuario/login';
import { MENSAGENS_DE_RECUPERACAO } from '@portal/contracts/usuario/mensagens';
import { perfilParcialSchema } from '@portal/contracts/usuario/perfil';
import { recuperacaoMailSchema, recuperacaoSchema } from '@portal/contracts/usuario/recuperacao';
import {
  confirmarSegundoPassoSchema,
  desligarSegundoPassoSchema,
} from '@portal/contracts/usuario/segundo-passo';
import { administratorRoute, ownRoute, publicRoute, route } from '../http/routes';
import { documentoValido } from './documento-valido';

/** Who is asking, and the owner's own data (contrato 2, contrato 4), below /api. */
export const usuarioRoutes = [
  publicRoute('GET', '/verificaLogin', 'usuario.verificaLogin'),
  publicRoute('GET', '/privacidade', 'usuario.privacidade'),
  ownRoute('GET', '/usuario/meusDados', 'usuario.meusDados'),
  ownRoute('GET', '/usuario/meusDados/baixar', 'usuario.baixar'),
  ownRoute('POST', '/usuario/update', 'usuario.update', perfilParcialSchema),
  ownRoute('GET', '/usuario/segundo-passo', 'segundoPasso.situacao'),
  ownRoute('POST', '/usuario/segundo-passo', 'segundoPasso.preparar'),
  ownRoute(
    'POST',
    '/usuario/segundo-passo/confirmar',
    'segundoPasso.confirmar',
    confirmarSegundoPassoSchema,
  ),
  ownRoute(
    'POST',
    '/usuario/segundo-passo/desligar',
    'segundoPasso.desligar',
    desligarSegundoPassoSchema,
  ),
  ownRoute('POST', '/usuario/segundo-passo/codigos', 'segundoPasso.codigos'),
  ownRoute('POST', '/usuario/email', 'contaPropria.trocarEmail', trocarEmailSchema),
  ownRoute('POST', '/usuario/email/confirmacao', 'contaPropria.enviarConfirmacao'),
  publicRoute(
    'POST',
    '/usuario/email/confirmar',
    'contaPropria.confirmarEmail',
    confirmarEmailSchema,
  ),
  ownRoute('POST', '/usuario/excluir', 'contaPropria.excluir', excluirContaSchema),
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

/** People, for administrators (contrato 10), below /api. */
export const pessoasRoutes = [
  administratorRoute('GET', '/administracao/usuarios', 'pessoas.listar'),
  administratorRoute('POST', '/administracao/usuarios/:id', 'pessoas.mudar', mudarPessoaSchema),
  administratorRoute(
    'POST',
    '/administracao/usuarios/:id/encerrar-sessoes',
    'pessoas.encerrarSessoes',
  ),
];
