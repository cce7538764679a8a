import { setTimeout as sleep } from 'node:timers/promises';
import { PONTO_VERMELHO } from '@portal/testing/png';
import { cadastroNovo } from '@portal/testing/pessoas';
import { bannerForm } from '../lib/portal-client.mjs';
import { asGuest, guest, voteForm } from './people.mjs';

/** More than that under way at once, and the next request is not sent: a load without bound would be a fault of its own. */
const AT_ONCE = 120;
/** No experiment lasts longer. */
const LONGEST_MS = 30 * 60_000;

/** How often each kind is asked, of a hundred. */
export const EVERYTHING = {
  voto: 12,
  conta: 2,
  compra: 3,
  comprovante: 3,
  status: 3,
  toque: 22,
  leitura: 30,
  pagina: 10,
  arquivo: 10,
  presenca: 5,
};
export const WRITES = { voto: 60, conta: 2, compra: 5, comprovante: 4, status: 4, toque: 25 };

const READS = ['/api/radios/all', '/api/cantores', '/api/portal', '/api/anuncios/aleatorios'];

/** One request of each kind; what is acknowledged goes into the journal. */
export const kinds = ({ send, people, journal, furniture }) => {
  let turn = 0;
  const waiting = { comprovante: [], status: [] };
  const buyerOfNext = () => people.buyers[(turn += 1) % people.buyers.length];
  const read = (path) => send(path);
  /** A step of an ad that was bought; when none waits for it, another is bought instead. */
  const onAd = (kind, step) => {
    const ad = waiting[kind].shift();
    return ad === undefined ? work.compra() : step(ad);
  };

  const work = {
    async voto() {
      const form = voteForm(furniture.radio);
      const { status } = await asGuest(send, '/anuncios/formularioPesquisa', form);
      if (status === 201) journal.votos.add(form.email);
    },
    async conta() {
      const form = cadastroNovo();
      const { status } = await asGuest(send, '/usuario/save', form);
      if (status === 201) journal.contas.add(form.email);
    },
    async compra() {
      const buyer = buyerOfNext();
      const answer = await buyer.postForm('/usuario/anuncio/salvar', bannerForm());
      if (answer.status !== 201) return;
      const { id } = (await answer.json()).anuncio;
      journal.anuncios.set(id, 0);
      waiting.comprovante.push({ id, buyer });
    },
    comprovante: () =>
      onAd('comprovante', async ({ id, buyer }) => {
        const proof = { id_anuncio: String(id), arquivo_comprovante: new Blob([PONTO_VERMELHO]) };
        const answer = await buyer.postForm('/api/usuarios/anuncios/banner/update', proof);
        if (answer.status !== 200) return;
        journal.anuncios.set(id, 3);
        journal.comprovantes.add(id);
        waiting.status.push({ id });
      }),
    status: () =>
      onAd('status', async ({ id }) => {
        const path = '/api/anuncios/administracao/atualizarStatus';
        const decision = { id_anuncio: id, status: 1 };
        const { status } = await people.administrator.postJson(path, decision);
        if (status === 200) journal.anuncios.set(id, 1);
      }),
    async toque() {
      const play = { anuncio: furniture.radio, tipo: 'webradio' };
      const { status } = await asGuest(send, '/api/anuncios/monitoramento', play);
      if (status === 204) journal.toques += 1;
    },
    leitura: () => read(READS[(turn += 1) % READS.length]),
    pagina: () => read('/'),
    arquivo: () => read(furniture.image),
    presenca() {
      const { id, headers } = guest();
      return send(`/monitoramento/${id}`, { headers: { Cookie: headers.Cookie } });
    },
  };
  return work;
};

/** The kinds of a mix, spread evenly over a hundred. */
const orderOf = (mix) =>
  Object.entries(mix)
    .flatMap(([kind, share]) =>
      Array.from({ length: share }, (_, n) => ({ kind, at: (n + 0.5) / share })),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ kind }) => kind);

/**
 * Asks at a steady rate whatever the portal answers (open loop), until `ended` resolves; then waits for what is under
 * way. What fails on the client's side is a defect of the experiment and rejects.
 */
export const load = async (work, { mix, rate, ended }) => {
  const order = orderOf(mix);
  const since = performance.now();
  const running = new Set();
  let over = false;
  void ended.finally(() => (over = true)).catch(() => undefined);
  let fault = null;
  const goesOn = () => !over && fault === null && performance.now() - since < LONGEST_MS;
  for (let sent = 0; goesOn(); sent += 1) {
    const due = since + (sent * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    if (running.size >= AT_ONCE) continue;
    const one = Promise.resolve(work[order[sent % order.length]]())
      .catch((error) => (fault = error))
      .finally(() => running.delete(one));
    running.add(one);
  }
  await Promise.all(running);
  if (fault) throw fault;
};
