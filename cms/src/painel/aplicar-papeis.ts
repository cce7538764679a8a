import { transaction } from '@portal/cms-extensions/database/transaction';
import type { Core } from '@strapi/strapi';
import { gravarFicha, lerFicha } from './ficha';
import { CAMPOS_RESERVADOS, PAPEIS, type Papel } from './papeis';
import { igual, type Permissao, type Resumo, resumir, semExtintos } from './resumo';

interface PapelDoStrapi {
  id: number;
  code: string;
}

/** What is used of Strapi's own services, which come untyped. */
interface ServicoDePapeis {
  findOne(onde: { code: string }): Promise<PapelDoStrapi | null>;
  create(papel: { code: string; name: string; description: string }): Promise<PapelDoStrapi>;
  update(onde: { id: number }, papel: { name?: string; description: string }): Promise<unknown>;
  assignPermissions(id: number, permissoes: readonly Permissao[]): Promise<unknown>;
  deleteByIds(ids: number[]): Promise<unknown>;
  getUsersCount(id: number): Promise<number>;
}
interface ServicoDePermissoes {
  findMany(consulta: { where: object }): Promise<Permissao[]>;
}
interface ServicoDeTipos {
  getPermissionsWithNestedFields(acoes: { actionId: string; subjects: string[] }[]): Permissao[];
}

const servicos = (strapi: Core.Strapi) => ({
  papeis: strapi.service('admin::role') as unknown as ServicoDePapeis,
  permissoes: strapi.service('admin::permission') as unknown as ServicoDePermissoes,
  tipos: strapi.service('admin::content-type') as unknown as ServicoDeTipos,
});

const reservado = (campo: string): boolean => CAMPOS_RESERVADOS.includes(campo);

const desejadas = (strapi: Core.Strapi, { conteudo, acoes }: Papel): Permissao[] => {
  const pares = Object.entries(conteudo).flatMap(([uid, verbos]) =>
    verbos.map((verbo) => ({
      actionId: `plugin::content-manager.explorer.${verbo}`,
      subjects: [uid],
      // Only what is done to a whole entry has no fields of its own.
      ...(verbo === 'delete' || verbo === 'publish'
        ? { options: { applyToProperties: [] } }
        : { options: { applyToProperties: ['fields'] } }),
    })),
  );
  const doConteudo = servicos(strapi)
    .tipos.getPermissionsWithNestedFields(pares)
    .map(({ action, subject, properties }) => ({
      action,
      subject,
      properties: properties.fields
        ? { fields: properties.fields.filter((campo) => !reservado(campo)) }
        : {},
      conditions: [],
    }));
  const gerais = acoes.map((action) => ({ action, subject: null, properties: {}, conditions: [] }));
  return [...doConteudo, ...gerais];
};

type Aplicados = Record<string, Resumo>;

const existeEm =
  (strapi: Core.Strapi) =>
  (uid: string, campo?: string): boolean => {
    // Known by uid at run time only.
    const tipos = strapi.contentTypes as unknown as Record<
      string,
      { attributes: object } | undefined
    >;
    const tipo = tipos[uid];
    return !!tipo && (campo === undefined || (campo.split('.')[0] ?? '') in tipo.attributes);
  };

const aplicarPapel = async (
  strapi: Core.Strapi,
  papel: Papel,
  aplicado: Resumo | undefined,
): Promise<Resumo> => {
  const { papeis, permissoes } = servicos(strapi);
  const existente = await papeis.findOne({ code: papel.codigo });
  const { id } =
    existente ??
    (await papeis.create({ code: papel.codigo, name: papel.nome, description: papel.descricao }));
  const novas = desejadas(strapi, papel);
  const atuais = resumir(await permissoes.findMany({ where: { role: { id } } }));
  const nossas =
    !existente ||
    (aplicado !== undefined && igual(atuais, semExtintos(aplicado, existeEm(strapi))));
  if (!nossas) return aplicado ?? {};
  if (!igual(atuais, resumir(novas))) await papeis.assignPermissions(id, novas);
  return resumir(novas);
};

/** Strapi's stock roles would open ads, users and prices: they leave unless somebody already has them. */
const tirarDeFabrica = async (strapi: Core.Strapi): Promise<void> => {
  const { papeis } = servicos(strapi);
  for (const code of ['strapi-editor', 'strapi-author']) {
    const papel = await papeis.findOne({ code });
    if (papel && (await papeis.getUsersCount(papel.id)) === 0) await papeis.deleteByIds([papel.id]);
  }
  const superAdmin = await papeis.findOne({ code: 'strapi-super-admin' });
  if (superAdmin)
    await papeis.update(
      { id: superAdmin.id },
      { name: 'Superadministrador', description: 'Pode tudo, inclusive contas, papéis e ajustes.' },
    );
};

/**
 * Makes the newsroom's roles once, and keeps them up to date until staff change them by hand. All or nothing: a start
 * that dies half-way would leave a role with some of its rights, which the next one takes for staff's wish.
 */
export const aplicarPapeis = (strapi: Core.Strapi): Promise<void> =>
  transaction(strapi, async () => {
    const antes = await lerFicha<Aplicados>(strapi, 'papeis');
    if (!antes) await tirarDeFabrica(strapi);
    const depois: Aplicados = {};
    for (const papel of PAPEIS)
      depois[papel.codigo] = await aplicarPapel(strapi, papel, antes?.[papel.codigo]);
    await gravarFicha(strapi, 'papeis', antes, depois);
  });
