import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import type { LinhaDoRegistro } from '@portal/contracts/registro/registro';
import type { Core, UID } from '@strapi/strapi';
import { rotulosDe } from '../database/entry-fields';
import { MIDIA, PASTA_DA_BIBLIOTECA } from './rows';
import type { Valores } from './rules';
import { emLinha } from './sobrescrita-palavras';

const CONTA = 'plugin::users-permissions.user';

interface Tipo {
  uid: string;
  modelName: string;
  attributes: object;
}

/** Fields of Strapi's own files. */
const DE_ARQUIVO: Readonly<Record<string, string>> = {
  name: 'Nome',
  alternativeText: 'Texto alternativo',
  caption: 'Legenda',
  focalPoint: 'Centro da imagem',
  width: 'Largura',
  height: 'Altura',
  hash: 'Nome guardado',
  ext: 'Extensão',
  mime: 'Formato',
  size: 'Tamanho em kB',
  url: 'Endereço',
  previewUrl: 'Endereço da prévia',
  provider: 'Onde se guarda',
  folder: 'Pasta',
  folderPath: 'Caminho da pasta',
};

const DA_CONTA_DO_PAINEL: Readonly<Record<string, string>> = {
  firstname: 'Nome',
  lastname: 'Sobrenome',
  username: 'Apelido',
  email: 'E-mail',
  password: 'Senha',
  resetPasswordToken: 'Pedido de nova senha',
  registrationToken: 'Convite',
  isActive: 'Ativa',
  blocked: 'Bloqueada',
  roles: 'Papéis',
  preferedLanguage: 'Idioma',
};

/** What has no form of the portal's, by its kind in the register. */
const SEM_FORMULARIO: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  arquivo: DE_ARQUIVO,
  [MIDIA]: DE_ARQUIVO,
  [PASTA_DA_BIBLIOTECA]: { name: 'Nome', parent: 'Pasta' },
  'conta do painel': DA_CONTA_DO_PAINEL,
  'papel do painel': {
    ...{ name: 'Nome', code: 'Código', description: 'Explicação' },
    permissions: 'Pode',
  },
};

/** A field as its form calls it, and what it holds as people read it. */
type EmPalavras = (campo: string, valor: unknown) => [rotulo: string, texto: string];

/** What the portal writes of what is done in its own pages. */
const DO_PORTAL: Readonly<Record<string, string>> = {
  status: 'Status',
  motivo: 'Motivo',
  bloqueado: 'Bloqueado',
  data: 'Data',
  valor: 'Valor',
  transacao: 'Transação',
  pagador: 'Pagador',
};

const STATUS_EM_PALAVRAS: Readonly<Record<AnuncioStatus, string>> = {
  [AnuncioStatus.NaoAprovado]: 'não aprovado',
  [AnuncioStatus.Ativo]: 'ativo',
  [AnuncioStatus.AguardandoAprovacao]: 'aguardando aprovação',
  [AnuncioStatus.ReembolsoSolicitado]: 'reembolso pedido',
  [AnuncioStatus.Reembolsado]: 'reembolsado',
};

const semFormulario: EmPalavras = (campo, valor) => [
  DO_PORTAL[campo] ?? campo.replaceAll('_', ' '),
  (campo === 'status' && STATUS_EM_PALAVRAS[valor as AnuncioStatus]) || emLinha(valor),
];

/** Entries of a type, or the components they are made of. */
const emPalavrasDoTipo = (strapi: Core.Strapi, uid: string): EmPalavras => {
  const rotulo = rotulosDe(strapi, uid);
  const atributos = strapi.getModel(uid as UID.Schema).attributes as Record<
    string,
    { component?: string } | undefined
  >;
  // In the order of its form: PostgreSQL keeps an object's keys in one of its own.
  const emUmaLinha = (componente: string): ((valores: Valores) => string) => {
    const emPalavras = emPalavrasDoTipo(strapi, componente);
    const campos = Object.keys(strapi.getModel(componente as UID.Schema).attributes);
    return (valores) =>
      campos
        .map((campo) => emPalavras(campo, valores[campo]))
        .filter(([, texto]) => texto !== '')
        .map((par) => par.join(': '))
        .join(' · ');
  };
  return (campo, valor) => {
    const componente = atributos[campo]?.component;
    // The register keeps a component as an object, and more of them as a list (`documento.ts`).
    const blocos = componente && valor ? [valor as Valores | Valores[]].flat() : [];
    if (componente) return [rotulo(campo), blocos.map(emUmaLinha(componente)).join('; ')];
    return campo in atributos ? [rotulo(campo), emLinha(valor)] : semFormulario(campo, valor);
  };
};

/** The type of content a kind is of, if it is of one. */
const modeloDe = (strapi: Core.Strapi, tipo: string): Tipo | undefined =>
  // Whatever has been generated of the types of content, these are read.
  (Object.values(strapi.contentTypes) as Tipo[]).find(({ uid, modelName }) =>
    uid === CONTA ? tipo === 'usuario' : uid.startsWith('api::') && modelName === tipo,
  );

const doTipo = (
  strapi: Core.Strapi,
  tipo: string,
): { campos: readonly string[]; emPalavras: EmPalavras } => {
  const rotulos = SEM_FORMULARIO[tipo];
  if (rotulos)
    return {
      campos: Object.keys(rotulos),
      emPalavras: (campo, valor) => [rotulos[campo] ?? campo, emLinha(valor)],
    };
  const modelo = modeloDe(strapi, tipo);
  return modelo
    ? { campos: Object.keys(modelo.attributes), emPalavras: emPalavrasDoTipo(strapi, modelo.uid) }
    : { campos: [], emPalavras: semFormulario };
};

/**
 * What a row of a kind of thing says changed: by the names of its form and in its order, after what the portal's own pages
 * change; values in words, null for none.
 */
export const mudancasEmPalavras = (
  strapi: Core.Strapi,
  tipo: string,
  antes: Valores | null,
  depois: Valores | null,
): LinhaDoRegistro['mudancas'] => {
  const { campos, emPalavras } = doTipo(strapi, tipo);
  const mudados = new Set([...Object.keys(antes ?? {}), ...Object.keys(depois ?? {})]);
  // PostgreSQL keeps an object's keys in an order of its own.
  const emOrdem = new Set([...Object.keys(DO_PORTAL), ...campos, ...[...mudados].sort()]);
  return [...emOrdem]
    .filter((nome) => mudados.has(nome))
    .map((nome) => {
      const [campo, era] = emPalavras(nome, antes?.[nome]);
      const [, passou] = emPalavras(nome, depois?.[nome]);
      return { campo, antes: era || null, depois: passou || null };
    });
};
