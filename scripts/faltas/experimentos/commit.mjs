import { PONTO_VERMELHO } from '@portal/testing/png';
import { cadastroNovo } from '@portal/testing/pessoas';
import { bannerForm } from '../../lib/portal-client.mjs';
import { panelOf } from '../furnish.mjs';
import { failuresTold, outcome, silentOf, untrueOf, isFailed } from '../outcome.mjs';
import { asGuest, enter, voteForm } from '../people.mjs';
import { recordingSender } from '../sender.mjs';
import { fleet, LOG_MS } from '../under-fault.mjs';
import { setTimeout as sleep } from 'node:timers/promises';

const TABLES = [
  'votos',
  'up_users',
  'anuncios',
  'historicos',
  'recuperacoes',
  'correios',
  'radios',
];

/** A constraint that is only looked at when the transaction ends: what was written is refused by COMMIT itself. */
const REFUSAL = {
  postgres: {
    begin: [
      `create function recusar_commit() returns trigger language plpgsql as $$ begin raise exception 'commit recusado de propósito'; end $$`,
      ...TABLES.map(
        (table) =>
          `create constraint trigger recusa_${table} after insert or update on ${table} deferrable initially deferred for each row execute function recusar_commit()`,
      ),
    ],
    end: ['drop function recusar_commit() cascade'],
  },
  // SQLite has no constraint triggers: a foreign key that is looked at by COMMIT, broken by an ordinary trigger.
  sqlite: {
    begin: [
      'create table recusa_pai (id integer primary key)',
      'create table recusa_filho (pai integer references recusa_pai (id) deferrable initially deferred)',
      ...TABLES.flatMap((table) =>
        ['insert', 'update'].map(
          (event) =>
            `create trigger recusa_${table}_${event} after ${event} on ${table} begin insert into recusa_filho values (1); end`,
        ),
      ),
    ],
    end: [
      ...TABLES.flatMap((table) =>
        ['insert', 'update'].map((event) => `drop trigger recusa_${table}_${event}`),
      ),
      'drop table recusa_filho',
      'drop table recusa_pai',
    ],
  },
};

const vote = (send, form) => asGuest(send, '/anuncios/formularioPesquisa', form);

/**
 * Each kind of write: how it is asked, and what tells that it happened all the same.
 * @returns {Promise<[string, () => Promise<any>, () => Promise<number>][]>}
 */
const attempts = async ({ place, send, people, panel, furniture, ad }) => {
  const [ballot, account] = [voteForm(furniture.radio), cadastroNovo()];
  const count = async (sql, ...values) =>
    Number(Object.values((await place.query(sql, ...values))[0])[0]);
  const [buyer] = people.buyers;
  const path = `/content-manager/collection-types/api::radio.radio/${furniture.radio}`;
  const situacao = () => count('select situacao from anuncios where id = ?', ad);
  const owned = () => count('select count(*) from anuncios');
  const mails = () => count('select count(*) from correios');
  const [adsBefore, mailsBefore] = [await owned(), await mails()];
  return [
    [
      'voto',
      () => vote(send, ballot),
      () => count('select count(*) from votos where email = ?', ballot.email),
    ],
    [
      'conta',
      () => asGuest(send, '/usuario/save', account),
      () => count('select count(*) from up_users where email = ?', account.email),
    ],
    [
      'anúncio',
      () => buyer.postForm('/usuario/anuncio/salvar', bannerForm()),
      async () => (await owned()) - adsBefore,
    ],
    [
      'comprovante',
      () =>
        buyer.postForm('/api/usuarios/anuncios/banner/update', {
          id_anuncio: String(ad),
          arquivo_comprovante: new Blob([PONTO_VERMELHO]),
        }),
      situacao,
    ],
    [
      'decisão',
      () =>
        people.administrator.postJson('/api/anuncios/administracao/atualizarStatus', {
          id_anuncio: ad,
          status: 1,
        }),
      situacao,
    ],
    [
      'reembolso',
      () => buyer.postJson(`/api/anuncios/administracao/reembolso/${ad}`, {}),
      situacao,
    ],
    [
      'recuperação',
      () => asGuest(send, '/usuario/recuperacao/mail', { email: furniture.buyers[0].email }),
      async () => (await mails()) - mailsBefore,
    ],
    [
      'painel',
      () => panel('PUT', path, { nome_radio: 'Mudada', url: 'https://radio.test/' }),
      () => count(`select count(*) from radios where nome_radio = 'Mudada'`),
    ],
  ];
};

const buyAd = async (buyer) => {
  const answer = await buyer.postForm('/usuario/anuncio/salvar', bannerForm());
  return (await answer.json()).anuncio.id;
};

/** Once nothing refuses any more, what was refused must have left nothing behind: no lock, no open transaction. */
const goesOn = async (bench, place, send) => {
  try {
    for (const sql of REFUSAL[bench.kind].end) await place.query(sql);
  } catch (error) {
    return [`uma transação ficou aberta: ${error.message}`];
  }
  const { status } = await vote(send, voteForm(bench.furniture.radio));
  return status === 201 ? [] : [`depois disso um voto ainda responde ${status}`];
};

const refused = async (bench) => {
  const place = await bench.place();
  const portals = await fleet(place, 1);
  try {
    const { send, records } = recordingSender(portals.urls);
    const people = await enter(portals.urls[0], bench.furniture.buyers, send);
    const panel = await panelOf('', send);
    const ad = await buyAd(people.buyers[0]);
    const list = await attempts({ place, send, people, panel, furniture: bench.furniture, ad });
    for (const sql of REFUSAL[bench.kind].begin) await place.query(sql);
    const since = records.length;
    const [lost, kept] = [[], []];
    for (const [what, attempt, happened] of list) {
      const { status } = await attempt();
      const done = (await happened()) > 0;
      if (status > 0 && status < 300 && !done) lost.push(`${what} (${status})`);
      if (status >= 400 && done) kept.push(`${what}: respondeu ${status} e ficou gravado`);
    }
    const asked = records.slice(since);
    const after = await goesOn(bench, place, send);
    await sleep(LOG_MS);
    const silent = silentOf(asked, portals.logs());
    return outcome('commit-recusado', bench.kind, {
      requests: asked.length,
      failed: asked.filter(isFailed).length,
      silent: silent.length,
      silentWhere: failuresTold(silent),
      lost,
      deviations: [...untrueOf(asked), ...kept, ...after],
      notes: [failuresTold(asked) || 'tudo respondido como feito'],
    });
  } finally {
    await portals.stop();
  }
};

export const COMMIT = { 'commit-recusado': refused };
