import { emReais } from '@portal/contracts/dinheiro/real';
import { PERMISSAO_ADMINISTRADOR } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { correio, type Modelo } from '../correio/service';
import { findAll, findOne } from '../database/find-all';
import { transaction } from '../database/transaction';
import { confirmou, perguntar } from '../http/confirmacao';
import { isDoPainel } from '../http/do-painel';
import { rotulosDe } from '../database/entry-fields';
import { quemNoPainel } from '../registro/service';
import { horaDoPortal } from '../texto/hora';

const CONFIGURACAO = 'api::configuracao.configuracao';
const PRECO = 'api::preco.preco';
const DO_PAINEL = 'admin::user';
const DO_PORTAL = 'plugin::users-permissions.user';

/** Where money goes, what it costs to advertise, and what people agree to: by type, the fields. */
const VIGIADOS: Readonly<Record<string, readonly string[]>> = {
  [CONFIGURACAO]: [
    ...['pix_chave', 'pix_favorecido', 'pix_cidade'],
    ...['banco', 'agencia', 'conta', 'favorecido_conta', 'termos'],
  ],
  [PRECO]: ['valor'],
};
/** Roles whose people look after these. */
const PAPEIS = ['strapi-super-admin', 'portal-conteudo'];

type Linha = Readonly<Record<string, unknown>>;
/** A field in words: what it is called, what it was, what it becomes. */
type Mudanca = readonly [rotulo: string, valores: string];

const LONGO = 80;

const emPalavras = (campo: string, valor: unknown): string => {
  const texto = typeof valor === 'string' || typeof valor === 'number' ? String(valor).trim() : '';
  if (texto === '') return 'vazio';
  return campo === 'valor' ? emReais(Number(texto)) : texto;
};

const mudancasDe = (
  strapi: Core.Strapi,
  uid: string,
  antes: Linha | null,
  dados: Linha,
): Mudanca[] => {
  const rotulo = rotulosDe(strapi, uid);
  const { tipo, periodo } = { ...antes, ...dados };
  const deQual = uid === PRECO ? ` de ${String(tipo)}, ${String(periodo)} meses` : '';
  return (VIGIADOS[uid] ?? [])
    .filter((campo) => campo in dados)
    .map((campo) => ({
      campo,
      era: emPalavras(campo, antes?.[campo]),
      fica: emPalavras(campo, dados[campo]),
    }))
    .filter(({ era, fica }) => era !== fica)
    .map(({ campo, era, fica }) => [
      `${rotulo(campo)}${deQual}`,
      era.length > LONGO || fica.length > LONGO ? 'um texto novo' : `${era} → ${fica}`,
    ]);
};

interface Conta {
  id: number;
  email: string;
}

/** Everybody who looks after these things, at the panel and in the portal, but for who changed them; nobody twice. */
const osOutros = async (
  strapi: Core.Strapi,
  autor: number,
): Promise<{ conta: number | null; id_usuario: number | null }[]> => {
  const select = ['id', 'email'];
  const doPainel = await findAll<Conta>(strapi, DO_PAINEL, {
    select,
    where: { isActive: true, $or: [{ id: autor }, { roles: { code: { $in: PAPEIS } } }] },
  });
  const doPortal = await findAll<Conta>(strapi, DO_PORTAL, {
    select,
    where: { permissao: { $gte: PERMISSAO_ADMINISTRADOR } },
  });
  const conhecidos = new Set(doPainel.map(({ email }) => email.toLowerCase()));
  return [
    ...doPainel.filter(({ id }) => id !== autor).map(({ id }) => ({ conta: id, id_usuario: null })),
    ...doPortal
      .filter(({ email }) => !conhecidos.has(email.toLowerCase()))
      .map(({ id }) => ({ conta: null, id_usuario: id })),
  ];
};

export const MODELO_DO_DINHEIRO = 'mudanca-de-dinheiro';

/** The mail that tells the others who look after money that somebody changed what it depends on. */
export const modeloDoDinheiro =
  (strapi: Core.Strapi): Modelo =>
  async ({ conta, id_usuario, quem, quando, mudancas }) => {
    const para = await findOne<{ email: string }>(strapi, conta === null ? DO_PORTAL : DO_PAINEL, {
      select: ['email'],
      where: { id: Number(conta ?? id_usuario) },
    });
    if (!para) return null;
    return {
      para: para.email,
      assunto: 'Mudança em pagamentos, preços ou termos do portal',
      paragrafos: [
        `${quem ?? 'Alguém'} mudou no painel, em ${horaDoPortal(Number(quando))}, o que segue.`,
      ],
      dados: JSON.parse(String(mudancas)) as Mudanca[], // `avisarDoDinheiro` wrote it
      depois: [
        'Se você sabia, não precisa fazer nada. Se não, fale já com quem mudou: o que está no painel vale desde então para quem compra.',
      ],
      acao: { rotulo: 'Abrir o painel', url: `${strapi.config.get<string>('portal.url')}/admin` },
      rodape: 'Você recebe esta mensagem porque administra o portal.',
    };
  };

/**
 * Four eyes afterwards: whoever changes at the panel where money goes, a price or the terms is asked once more, and the
 * others who look after them are told by mail, in the same transaction. Call in `register`, after everything that refuses.
 */
export const avisarDoDinheiro = (strapi: Core.Strapi): void => {
  strapi.documents.use((contexto, next) => {
    const { uid, action } = contexto;
    const escreve = uid in VIGIADOS && (action === 'create' || action === 'update');
    const quem = escreve && isDoPainel(strapi) ? quemNoPainel(strapi) : null;
    if (!quem) return next();
    const { documentId, data = {} } = contexto.params as { documentId?: string; data?: Linha };
    return transaction(
      strapi,
      async () => {
        const antes =
          documentId === undefined
            ? null
            : await findOne<Linha>(strapi, uid, { where: { documentId } });
        const mudancas = mudancasDe(strapi, uid, antes, data);
        if (mudancas.length > 0 && !confirmou(strapi, 'dinheiro'))
          perguntar({
            codigo: 'dinheiro',
            msg: `Confira antes de gravar. ${mudancas.map((uma) => uma.join(': ')).join('. ')}. Os outros administradores recebem um e-mail.`,
            opcoes: [{ rotulo: 'Gravar assim', confirmo: 'dinheiro' }],
          });
        const resultado: unknown = await next();
        if (mudancas.length === 0) return resultado;
        const dados = { quem: quem.nome, quando: Date.now(), mudancas: JSON.stringify(mudancas) };
        for (const outro of await osOutros(strapi, quem.painel))
          await correio(strapi).enfileirar(MODELO_DO_DINHEIRO, { ...outro, ...dados });
        return resultado;
      },
      // Strapi lets a step of a chain be taken once only.
      { repeat: false },
    ) as ReturnType<typeof next>;
  });
};
