import type { Core, Struct } from '@strapi/strapi';

const rotulo = (texto: string, descricao?: string) => ({
  portal: { rotulo: texto, ...(descricao ? { descricao } : {}) },
});

const privado = (texto: string) =>
  ({ type: 'string', private: true, pluginOptions: rotulo(texto) }) as const;

const marcavel = (texto: string) =>
  ({ type: 'boolean', private: true, pluginOptions: rotulo(texto) }) as const;

/** What an account carries beyond Strapi's own user (especificação 3). Nothing here ever leaves by a stock route. */
const ATRIBUTOS: Struct.SchemaAttributes = {
  permissao: {
    type: 'integer',
    default: 1,
    required: true,
    private: true,
    pluginOptions: rotulo('Permissão', '1: anunciante · 2 ou mais: administração'),
  },
  pessoa: {
    type: 'enumeration',
    enum: ['Física', 'Juridíca'],
    private: true,
    pluginOptions: rotulo('Pessoa'),
  },
  documento: privado('CPF ou CNPJ'),
  telefone: privado('Telefone'),
  cep: privado('CEP'),
  endereco: privado('Endereço'),
  numero: privado('Número'),
  cidade: privado('Cidade'),
  bairro: privado('Bairro'),
  estado: privado('Estado'),
  sem_resumo_semanal: marcavel('Sem os números da semana por e-mail'),
  com_resumo_diario: marcavel('Um e-mail por dia em vez de um por anúncio'),
  resumo_semanal_em: privado('Números da semana enviados em'),
  resumo_diario_em: privado('Resumo do dia enviado em'),
  nome_normalizado: privado('Nome sem acentos'),
  consentimento_em: {
    type: 'datetime',
    private: true,
    pluginOptions: rotulo('Aceitou a política de privacidade em'),
  },
  email_confirmado_em: {
    type: 'datetime',
    private: true,
    pluginOptions: rotulo('Provou que o e-mail é seu em'),
  },
};

/** How Strapi's own fields of an account read at the panel. */
const DE_FABRICA: Readonly<Record<string, ReturnType<typeof rotulo>>> = {
  username: rotulo('Nome', 'Como aparece nos anúncios, com @ na frente'),
  email: rotulo('E-mail'),
  password: rotulo('Senha', 'Só para trocar: a atual ninguém vê'),
  blocked: rotulo('Bloqueada', 'Sim: a conta não entra mais'),
  confirmed: rotulo('E-mail confirmado', 'Não: a conta é convidada a confirmar o e-mail'),
  role: rotulo('Tipo de conta', 'Não mude: a permissão é que vale'),
};

const comRotulos = (atributos: Struct.SchemaAttributes): Struct.SchemaAttributes =>
  Object.fromEntries(
    Object.entries(atributos).map(([nome, atributo]) => {
      const pluginOptions = DE_FABRICA[nome];
      return [nome, pluginOptions ? { ...atributo, pluginOptions } : atributo];
    }),
  );

// Uniqueness is a database index: Strapi's `unique: true` loses races (strapi 5).
const INDICES = ['email', 'documento', 'nome_normalizado'].map((coluna) => ({
  name: `up_users_${coluna}_unico`,
  columns: [coluna],
  type: 'unique' as const,
}));

/**
 * Strapi keeps the user table and the password hashing; the portal's own sign-up and login do the rest (contrato 4).
 */
export default (plugin: Core.Plugin): Core.Plugin => {
  const schema = plugin.contentTypes['user']?.schema;
  if (!schema) throw new Error('users-permissions has no user content type');
  const { username, ...outros } = schema.attributes;
  const { unique: _, ...nome } = username as Struct.SchemaAttributes[string] & { unique?: boolean };
  schema.info.displayName = 'Conta';
  Object.assign(schema, {
    attributes: { ...comRotulos({ username: nome, ...outros }), ...ATRIBUTOS },
    indexes: INDICES,
  });
  return plugin;
};
