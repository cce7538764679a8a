import { CAMINHOS_DO_VISITANTE as CAMINHOS } from '@portal/contracts/http/caminhos-do-visitante';
import { beforeAll, expect, it } from 'vitest';
import { eventually, type Answer } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { resposta, som, umasTransmissoes } from './harness/transmissoes';

// The last is in no network that streams may be in.
const radios = umasTransmissoes(['127.0.0.1', '127.0.0.2']);
const aqui = umPortalEditado({ PORTAL_STREAM_CHECK: '0', PORTAL_STREAM_NETWORKS: '127.0.0.1/32' });

const ids: Record<string, string> = {};
const criar = async (nome_radio: string, url: string): Promise<void> => {
  const { documentId } = await aqui.editor.createPublished('api::radio.radio', { nome_radio, url });
  ids[nome_radio] = documentId;
};
const ouvir = (nome: string): Promise<Answer> =>
  aqui.portal.ask(CAMINHOS.ouvirRadio(ids[nome] ?? nome));
const destino = ({ status, headers }: Answer): unknown[] => [
  ...[status, headers['location'], headers['cache-control']],
];

const lista = (tipo: string, ...linhas: string[]) =>
  resposta(`HTTP/1.0 200 OK\r\nContent-Type: ${tipo}\r\n\r\n${linhas.join('\n')}\n`);
const pls = (...enderecos: string[]) =>
  lista('audio/x-scpls', '[playlist]', ...enderecos.map((um, i) => `File${i + 1}=${um}`));

let [viva, muda, dentro] = ['', '', ''];

beforeAll(async () => {
  viva = radios.nova('viva', som);
  muda = radios.nova('muda', resposta('HTTP/1.0 404 Not Found\r\n\r\n'));
  dentro = radios.nova('dentro', som, 1);
  await criar('De si mesma', viva);
  await criar('Em PLS', radios.nova('ao-vivo.pls?sid=1', pls(muda, viva)));
  await criar('Em M3U', radios.nova('ao-vivo.M3U', lista('audio/mpegurl', '#EXTM3U', viva)));
  await criar('De dentro', radios.nova('dentro.pls', pls(dentro)));
  await criar('Que volta', radios.nova('volta.pls', pls(muda)));
  await eventually(async () => {
    for (const nome of Object.keys(ids)) expect((await ouvir(nome)).status).not.toBe(404);
  });
});

it('leva quem ouve ao que a lista tem dentro e soa; a quem não é lista, ao endereço dela', async () => {
  for (const nome of ['Em PLS', 'Em M3U', 'De si mesma'])
    expect([nome, ...destino(await ouvir(nome))]).toEqual([nome, 302, viva, 'no-store']);
});

it('muitos ao mesmo tempo perguntam uma vez, e o que se soube fica por minutos', async () => {
  await criar('De muitos', radios.nova('muitos.pls', pls(viva)));
  let juntos: Answer[] = [];
  await eventually(async () => {
    juntos = await Promise.all(Array.from({ length: 8 }, () => ouvir('De muitos')));
    expect(juntos.map(({ status }) => status)).toEqual(Array(8).fill(302));
  });
  radios.falar('muitos.pls', resposta('HTTP/1.0 500 Fora\r\n\r\n'));
  juntos.push(await ouvir('De muitos'));
  expect(new Set(juntos.map((answer) => answer.headers['location']))).toEqual(new Set([viva]));
  expect(radios.pedidos('muitos.pls')).toHaveLength(1);
});

it('o que não soa, ou fica onde transmissões não podem estar, diz que não soa', async () => {
  for (const nome of ['De dentro', 'Que volta']) {
    const answer = await ouvir(nome);
    expect([answer.status, answer.json()], nome).toEqual([
      503,
      {
        status: '0',
        msg: 'Não conseguimos chegar ao som desta rádio. Tente de novo daqui a pouco.',
        codigo: 'radio_fora_do_ar',
      },
    ]);
    expect(answer.headers['retry-after']).toBe('10');
  }
  expect(radios.pedidos('dentro')).toEqual([]);
  // What did not sound is asked again, once the seconds it was told to wait are over.
  radios.falar('volta.pls', pls(viva));
  await eventually(async () => expect((await ouvir('Que volta')).status).toBe(302), 20_000);
});

it('a que não existe, ou não é do público: 404', async () => {
  for (const nome of ['nada', '__proto__', '%ff']) expect((await ouvir(nome)).status).toBe(404);
  const id = ids['Em M3U'] ?? '';
  await aqui.editor.unpublish('api::radio.radio', id);
  await eventually(async () => expect((await ouvir('Em M3U')).status).toBe(404));
});
