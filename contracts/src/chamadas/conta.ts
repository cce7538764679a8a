import * as z from 'zod/mini';
import { avisosSchema } from '../avisos/avisos';
import { cantorSchema } from '../cantor/cantor';
import { enderecoDoCepSchema } from '../cep/cep';
import { recusaSchema } from '../http/recusa';
import { radioSchema } from '../radio/radio';
import { meusDadosSchema } from '../usuario/perfil';
import { privacidadeSchema } from '../usuario/privacidade';
import { mensagemDeRecuperacaoSchema } from '../usuario/recuperacao';
import {
  codigosDeRecuperacaoSchema,
  segredoDoSegundoPassoSchema,
  situacaoDoSegundoPassoSchema,
} from '../usuario/segundo-passo';
import { sessaoUsuarioSchema, verificaLoginSchema } from '../usuario/verifica-login';
import { acao, arquivo, type Chamadas, feita, ler, OU_PAGINA } from './chamada';

const PESSOA = {
  pessoa: 'Física',
  documento: '529.982.247-25',
  telefone: '(81) 99999-0000',
  cep: '50030-230',
  endereco: 'Rua da Aurora',
  numero: '100',
  cidade: 'Recife',
  bairro: 'Boa Vista',
  estado: 'PE',
};
const entrou = { user: sessaoUsuarioSchema, token: z.string() };
const { mensagem } = mensagemDeRecuperacaoSchema.shape;
const { segredo, otpauth } = segredoDoSegundoPassoSchema.shape;
const { codigos } = codigosDeRecuperacaoSchema.shape;

/** Session, account, second step and what is read about people's own data (contrato 2, contrato 4, contrato 10). */
export const CONTA = {
  'GET /api/verificaLogin': {
    resumo: 'Quem pede, e o token que toda ação leva de volta',
    respostas: ler(verificaLoginSchema),
  },
  'GET /api/privacidade': {
    resumo: 'Texto de privacidade, e por quanto tempo se guarda o quê',
    respostas: ler(privacidadeSchema),
  },
  'GET /api/cep/:cep': {
    resumo: 'Endereço de um CEP',
    respostas: ler(enderecoDoCepSchema),
    recusas: [422],
  },
  'GET /api/previa/:token': {
    resumo: 'Rascunho de uma rádio ou de um cantor, no navegador a que o painel deu o endereço',
    respostas: ler(z.union([radioSchema, cantorSchema])),
  },
  'POST /usuario/save': {
    resumo: 'Cadastra uma conta e entra nela',
    exemplo: {
      nome: 'Rádio Exemplo',
      email: 'ana@exemplo.com.br',
      senha: 'Uma-Senha-1',
      ...PESSOA,
    },
    respostas: { 201: { descricao: 'Cadastro feito.', corpo: acao(entrou) }, ...OU_PAGINA },
    recusas: [429],
  },
  'POST /usuario/login': {
    resumo: 'Entra; com o código de acesso onde há segundo passo',
    exemplo: { email: 'ana@exemplo.com.br', senha: 'Uma-Senha-1' },
    respostas: { ...feita(entrou, 'Entrou.'), ...OU_PAGINA },
    recusas: [401, 429],
  },
  'GET /usuario/logoff': {
    resumo: 'Sai e segue para a página inicial',
    respostas: { 303: { descricao: 'Segue para /#home.' } },
  },
  'POST /usuario/recuperacao/mail': {
    resumo: 'Pede o link de recuperação; a resposta é a mesma haja ou não a conta',
    exemplo: { email: 'ana@exemplo.com.br' },
    respostas: { ...feita({ mensagem }), ...OU_PAGINA },
    recusas: [429],
    recusa: z.extend(recusaSchema, { mensagem: z.optional(mensagem) }),
  },
  'POST /usuario/recuperacao': {
    resumo: 'Troca a senha com o token do link',
    exemplo: {
      token_recuperacao: 'abc',
      senha: 'Outra-Senha-1',
      senha_confirmation: 'Outra-Senha-1',
    },
    respostas: { ...feita(), ...OU_PAGINA },
  },
  'GET /api/usuario/meusDados': {
    resumo: 'Dados da própria conta',
    respostas: ler(meusDadosSchema),
  },
  'GET /api/usuario/meusDados/baixar': {
    resumo: 'Tudo o que o portal guarda da própria conta, num arquivo',
    respostas: { 200: arquivo('application/zip', 'meus-dados.zip.') },
  },
  'POST /api/usuario/update': {
    resumo: 'Muda os próprios dados; o que não vem fica como está',
    exemplo: { cidade: 'Olinda' },
    respostas: feita(),
    recusas: [409],
  },
  'GET /api/usuario/avisos': {
    resumo: 'Que e-mails a conta recebe',
    respostas: ler(avisosSchema),
  },
  'POST /api/usuario/avisos': {
    resumo: 'Escolhe que e-mails a conta recebe',
    exemplo: { resumo_semanal: true },
    respostas: feita(),
  },
  'GET /api/usuario/segundo-passo': {
    resumo: 'Como está o segundo passo da conta',
    respostas: ler(situacaoDoSegundoPassoSchema),
  },
  'POST /api/usuario/segundo-passo': {
    resumo: 'Prepara o segundo passo',
    respostas: feita({ segredo, otpauth }),
    recusas: [409],
  },
  'POST /api/usuario/segundo-passo/confirmar': {
    resumo: 'Liga o segundo passo, e dá os códigos de recuperação, uma vez',
    exemplo: { codigo_acesso: '123456' },
    respostas: feita({ codigos }),
    recusas: [409, 429],
  },
  'POST /api/usuario/segundo-passo/desligar': {
    resumo: 'Desliga o segundo passo',
    exemplo: { senha: 'Uma-Senha-1', codigo_acesso: '123456' },
    respostas: feita(),
    recusas: [409, 429],
  },
  'POST /api/usuario/segundo-passo/codigos': {
    resumo: 'Dá novos códigos de recuperação',
    respostas: feita({ codigos }),
    recusas: [409],
  },
  'POST /api/usuario/email': {
    resumo: 'Pede a troca do e-mail: o link vai para o novo',
    exemplo: { email: 'nova@exemplo.com.br', senha: 'Uma-Senha-1' },
    respostas: feita(),
    recusas: [409, 429],
  },
  'POST /api/usuario/email/confirmacao': {
    resumo: 'Manda de novo o link que confirma o e-mail',
    respostas: feita(),
    recusas: [429],
  },
  'POST /api/usuario/email/confirmar': {
    resumo: 'Confirma ou troca o e-mail, com o token do link',
    exemplo: { token: 'abc' },
    respostas: feita(),
    recusas: [409],
  },
  'POST /api/usuario/excluir': {
    resumo: 'Exclui a própria conta',
    exemplo: { senha: 'Uma-Senha-1' },
    respostas: feita(),
    recusas: [409, 429],
  },
} as const satisfies Chamadas;
