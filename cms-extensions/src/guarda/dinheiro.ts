import { emReais } from '@portal/contracts/dinheiro/real';
import { isAdministrador, PERMISSAO_ADMINISTRADOR } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { correio, type Modelo } from '../correio/service';
import { findAll, findOne } from '../database/find-all';
import { transaction } from '../database/transaction';
import { confirmou, perguntar } from '../http/confirmacao';
import { isDoPainel } from '../http/do-painel';
import { rotulosDe } from '../database/entry-fields';
import { quemNoPainel, type QuemNoPainel } from '../registro/service';
import { horaDoPortal } from '../texto/hora';
import { nomeDoPreco } from './rules';

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
const VAZIO = '(vazio)';

const emPalavras = (campo: string, valor: unknown): string => {
  const texto = typeof valor === 'string' || typeof valor === 'number' ? String(valor).trim() : '';
  if (texto === '') return VAZIO;
  return campo === 'valor' ? emReais(Number(texto)) : texto;
};

const deParaQue = (era: string, fica: string): string => {
  if (fica.length > LONGO || (era.length > LONGO && fica !== VAZIO)) return 'um texto novo';
  return `${era.length > LONGO ? 'um texto' : era} → ${fica}`;
};

const mudancasDe = (
  strapi: Core.Strapi,
  uid: string,
  antes: Linha | null,
  dados: Linha,
): Mudanca[] => {
  const rotulo = rotulosDe(strapi, uid);
  const preco = uid === PRECO ? `Preço de ${nomeDoPreco({ ...antes, ...dados })}` : null;
  return (VIGIADOS[uid] ?? [])
    .filter((campo) => campo in dados)
    .map((campo) => ({
      campo,
      era: emPalavras(campo, antes?.[campo]),
      fica: emPalavras(campo, dados[campo]),
    }))
    .filter(({ era, fica }) => era !== fica)
    .map(({ campo, era, fica }) => [preco ?? rotulo(campo), deParaQue(era, fica)]);
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

/** The address of who still looks after these things when the mail goes: whoever was blocked or does so no more has no business with it. */
const enderecoDe = async (
  strapi: Core.Strapi,
  { conta, id_usuario }: Parameters<Modelo>[0],
): Promise<string | undefined> => {
  if (conta !== null) {
    const where = { id: Number(conta), isActive: true, roles: { code: { $in: PAPEIS } } };
    return (await findOne<Conta>(strapi, DO_PAINEL, { select: ['email'], where }))?.email;
  }
  const dele = await findOne<Conta & { permissao: number; blocked: boolean | null }>(
    strapi,
    DO_PORTAL,
    { select: ['email', 'permissao', 'blocked'], where: { id: Number(id_usuario) } },
  );
  return dele && !dele.blocked && isAdministrador(dele) ? dele.email : undefined;
};

export const MODELO_DO_DINHEIRO = 'mudanca-de-dinheiro';

/** The mail that tells the others who look after money that somebody changed what it depends on. */
export const modeloDoDinheiro =
  (strapi: Core.Strapi): Modelo =>
  async (dados) => {
    const { quem, quando, mudancas } = dados;
    const para = await enderecoDe(strapi, dados);
    if (para === undefined) return null;
    return {
      para,
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

/** Asks, the first time; each change stands on its own line. */
const conferirAntes = (strapi: Core.Strapi, mudancas: readonly Mudanca[]): void => {
  if (mudancas.length === 0 || confirmou(strapi, 'dinheiro')) return;
  const linhas = mudancas.map((uma) => `${uma.join(': ')}.`);
  perguntar({
    codigo: 'dinheiro',
    msg: [
      'Confira antes de gravar.',
      ...linhas,
      'Os outros administradores recebem um e-mail.',
    ].join('\n'),
    opcoes: [{ rotulo: 'Gravar assim', confirmo: 'dinheiro' }],
  });
};

/** Mails the others, in the transaction under way. */
const contar = async (
  strapi: Core.Strapi,
  quem: QuemNoPainel,
  mudancas: readonly Mudanca[],
): Promise<void> => {
  if (mudancas.length === 0) return;
  const dados = { quem: quem.nome, quando: Date.now(), mudancas: JSON.stringify(mudancas) };
  for (const outro of await osOutros(strapi, quem.painel))
    await correio(strapi).enfileirar(MODELO_DO_DINHEIRO, { ...outro, ...dados });
};

/** Of a request: where what its steps change is gathered. */
const JUNTAS = 'mudancasDeDinheiro';

const estadoDoPedido = (strapi: Core.Strapi): Record<string, unknown> =>
  strapi.requestContext.get()?.state ?? {};

/**
 * Does several changes as one, in one transaction: asked about once, with all of them, and told in one mail. A no takes
 * back what was written.
 */
export const emUmaMudanca = <T>(
  strapi: Core.Strapi,
  fazer: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> =>
  transaction(strapi, async (trx) => {
    const quem = quemNoPainel(strapi);
    const juntas: Mudanca[] = [];
    estadoDoPedido(strapi)[JUNTAS] = juntas;
    const feito = await fazer(trx);
    conferirAntes(strapi, juntas);
    if (quem) await contar(strapi, quem, juntas);
    return feito;
  });

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
        // Whoever gathers the changes asks and tells of them.
        const juntas = estadoDoPedido(strapi)[JUNTAS] as Mudanca[] | undefined;
        juntas?.push(...mudancas);
        if (!juntas) conferirAntes(strapi, mudancas);
        const resultado: unknown = await next();
        if (!juntas) await contar(strapi, quem, mudancas);
        return resultado;
      },
      // Strapi lets a step of a chain be taken once only.
      { repeat: false },
    ) as ReturnType<typeof next>;
  });
};
