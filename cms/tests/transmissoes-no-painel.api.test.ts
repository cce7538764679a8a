import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { expect, it } from 'vitest';
import { idDoCookie } from './harness/contagens';
import { eventually } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { comRedacao } from './harness/redacao';
import { comTitulo, resposta, som, umasTransmissoes } from './harness/transmissoes';
import { novoVisitante } from './harness/visitante';

const RADIO = 'api::radio.radio';
const ATE_SABER_MS = 45_000;

const radios = umasTransmissoes(['127.0.0.1', '127.0.0.1', '127.0.0.1']);
const aqui = umPortalEditado({
  PORTAL_STREAM_CHECK: '2',
  PORTAL_STREAM_NETWORKS: '127.0.0.1/32',
});
const redacao = comRedacao(aqui);

interface NoPainel {
  nome: string;
  publicada: boolean;
  demonstracao: boolean;
  situacao: string;
  desde: string | null;
  formato: string | null;
  tocando: string | null;
}

const listar = async (quais = ''): Promise<Map<string, NoPainel>> => {
  const answer = await redacao.editor.pedir(`/painel/transmissoes${quais}`);
  expect(answer.status, answer.text).toBe(200);
  return new Map(answer.json<NoPainel[]>().map((uma) => [uma.nome, uma]));
};

it(
  'diz de cada rádio se toca, desde quando, em que formato e o quê',
  { timeout: 2 * ATE_SABER_MS },
  async () => {
    const publicar = (nome_radio: string, url: string) =>
      redacao.editor.createPublished(RADIO, { nome_radio, url });
    const canta = comTitulo(() => Buffer.from('Ana Exemplo - Manhã de graça'));
    const { documentId } = await publicar('Cantada', radios.nova('cantada', canta));
    const pagina = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<html></html>';
    await publicar('Página', radios.nova('pagina', resposta(pagina), 1));
    await publicar('Da casa', '/demonstracao/radio.mp3');
    const url = radios.nova('rascunho', som, 2);
    await redacao.editor.create(RADIO, { nome_radio: 'Rascunho', url });
    await redacao.editor.create(RADIO, { nome_radio: 'Sem nada' });

    // What is on is asked of a radio that somebody hears.
    const visitante = novoVisitante(aqui.portal);
    await visitante.pedir(CAMINHOS.verificaLogin);
    await eventually(async () => {
      await visitante.pedir(CAMINHOS.presenca(idDoCookie(visitante), documentId));
      const todas = await listar();
      expect(todas.get('Cantada')).toMatchObject({
        ...{ publicada: true, demonstracao: false, situacao: 'no-ar' },
        ...{ tocando: 'Ana Exemplo - Manhã de graça' },
      });
      expect(todas.get('Cantada')?.formato).toMatch(/64 kbps/);
      expect(todas.get('Cantada')?.desde).not.toBeNull();
      expect(todas.get('Página')).toMatchObject({ situacao: 'fora', tocando: null });
    }, ATE_SABER_MS);

    const todas = await listar();
    expect(todas.get('Da casa')).toMatchObject({ demonstracao: true });
    expect(todas.get('Rascunho')).toMatchObject({ publicada: false, situacao: 'sem-noticia' });
    expect(todas.get('Sem nada')).toMatchObject({ publicada: false, situacao: 'sem-endereco' });

    const ruins = await listar('?problema=sim');
    expect(ruins.get('Página')).toMatchObject({ situacao: 'fora' });
    // By then nobody may be heard at the portal's own address either.
    for (const uma of ['Cantada', 'Rascunho', 'Sem nada']) expect(ruins.has(uma)).toBe(false);
  },
);

it('só à redação', async () => {
  expect((await aqui.portal.ask('/painel/transmissoes')).status).toBe(401);
});
