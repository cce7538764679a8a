import { anuncioPublicoSchema } from '@portal/contracts/anuncio/banner';
import { portalSchema } from '@portal/contracts/portal/portal';
import { somarDias } from '@portal/contracts/tempo/datas';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Entry, linkTo } from './harness/editor';
import { eventually } from './harness/http';
import { anuncioEmExibicao, hoje, mudarAnuncio, umPortalEditado } from './harness/leitura';

const RADIO = 'api::radio.radio';
const BANNER = 'api::banner.banner';

const aqui = umPortalEditado();

describe('anúncios', () => {
  const banner = async (
    titulo: string,
    anuncio: Record<string, string | number> = {},
  ): Promise<Entry> => {
    const entry = await anuncioEmExibicao(aqui, anuncio);
    await aqui.editor.create(BANNER, {
      titulo,
      resumo: 'Um resumo',
      url: 'https://parceiro.test/',
      anuncio: linkTo(entry),
    });
    return entry;
  };

  beforeAll(async () => {
    for (let n = 1; n <= 14; n += 1) await banner(`Banner ${n}`);
    await banner('Não aprovado', { situacao: 0 });
    await banner('Reembolsado', { situacao: 9 });
    await banner('Vencido hoje', { data_vencimento: hoje() });
    await banner('Só amanhã', { data_inicio: somarDias(hoje(), 1) });
  });

  it('publicidade traz todos os que estão em exibição, e só eles', async () => {
    const anuncios = await aqui.read<{ banner: { titulo: string } }[]>('/api/anuncio/publicidade');
    expect(anuncios).toHaveLength(14);
    for (const anuncio of anuncios) {
      expect(anuncioPublicoSchema.parse(anuncio)).toEqual(anuncio);
      expect(anuncio.banner.titulo).toMatch(/^Banner \d+$/);
    }
  });

  it('aleatórios traz no máximo 12, em outra ordem a cada pedido, todos com chance', async () => {
    const orders = new Set<string>();
    const seen = new Set<number>();
    for (let n = 0; n < 40; n += 1) {
      const ids = (await aqui.read<{ id: number }[]>('/api/anuncios/aleatorios')).map(
        ({ id }) => id,
      );
      expect(ids).toHaveLength(12);
      expect(new Set(ids).size).toBe(12);
      orders.add(ids.join());
      for (const id of ids) seen.add(id);
    }
    expect(orders.size).toBeGreaterThan(35);
    expect(seen.size).toBe(14);
  });

  it('aleatórios tem ETag do conjunto e responde 304 enquanto ele não muda', async () => {
    const { headers } = await aqui.portal.ask('/api/anuncios/aleatorios');
    expect(headers['cache-control']).toBe('no-store');
    const again = () =>
      aqui.portal.ask('/api/anuncios/aleatorios', {
        headers: { 'If-None-Match': String(headers.etag) },
      });
    expect((await again()).status).toBe(304);
    const novo = await banner('Banner 15');
    expect((await again()).status).toBe(200);
    await mudarAnuncio(aqui, novo, { situacao: 8 });
    await eventually(async () => expect((await again()).status).toBe(304));
  });
});

describe('portal e preços', () => {
  it('o que a equipe ainda não preencheu sai vazio, na forma do contrato', async () => {
    const portalData = await aqui.read('/api/portal');
    expect(portalSchema.parse(portalData)).toEqual(portalData);
  });

  it('o que a equipe salva aparece, e um link que não é http(s) nem do portal sai vazio', async () => {
    await aqui.editor.save('api::pagina-inicial.pagina-inicial', {
      carrossel: [{ titulo: 'Encontro', link: 'https://a.test/', externo: true }],
      parceiros: [{ titulo: 'Parceiro', link: '/#home' }],
      atalhos: [{ titulo: 'Web Rádios', link: '/#webradios' }],
    });
    await aqui.editor.save('api::sobre.sobre', {
      texto: 'Somos <b>nós</b>',
      telefone: '(11) 4000-0000',
      diretoria: [{ nome: 'Pessoa 1', cargo: 'Presidência' }],
    });
    const saved = await aqui.read<Record<string, unknown>>('/api/portal');
    expect(portalSchema.parse(saved)).toEqual(saved);
    expect(saved).toMatchObject({
      carrossel: [{ titulo: 'Encontro', link: 'https://a.test/', externo: true, texto: '' }],
      parceiros: [{ titulo: 'Parceiro', link: '/#home', path_imagem: null }],
      atalhos: [{ titulo: 'Web Rádios', link: '/#webradios', externo: false }],
      sobre: { texto: 'Somos <b>nós</b>', diretoria: [{ nome: 'Pessoa 1', cargo: 'Presidência' }] },
    });
  });

  it('a rádio padrão some do portal quando é despublicada', async () => {
    const radio = await aqui.editor.createPublished(RADIO, {
      nome_radio: 'Padrão',
      url: 'https://p.test/',
    });
    await aqui.editor.save('api::configuracao.configuracao', { radio_padrao: linkTo(radio) });
    const padrao = async () =>
      (await aqui.read<{ radio_padrao: unknown }>('/api/portal')).radio_padrao;
    expect(await padrao()).toEqual({
      id: radio.documentId,
      slug: 'padrao',
      nome_radio: 'Padrão',
      url: 'https://p.test/',
      path_imagem: expect.stringMatching(/^\/storage\//) as unknown,
    });
    await aqui.editor.unpublish(RADIO, radio.documentId);
    expect(await padrao()).toBeNull();
  });

  it('as pesquisas aparecem só no seu prazo, com as opções na ordem', async () => {
    const daqui = (ms: number) => new Date(Date.now() + ms).toISOString();
    const pesquisas = async () =>
      (await aqui.read<{ pesquisas: { numero: number }[] }>('/api/portal')).pesquisas;
    const segunda = await aqui.editor.create('api::pesquisa.pesquisa', {
      numero: 2,
      titulo: 'Música',
      numero_autorizacao: 'SPA 1/2026',
    });
    for (const [nome, ordem] of [
      ['B', 2],
      ['A', 1],
    ] as const) {
      await aqui.editor.create('api::opcao.opcao', { nome, ordem, pesquisa: linkTo(segunda) });
    }
    expect(await pesquisas()).toMatchObject([
      { numero: 2, numero_autorizacao: 'SPA 1/2026', opcoes: [{ nome: 'A' }, { nome: 'B' }] },
    ]);
    await aqui.editor.create('api::pesquisa.pesquisa', {
      numero: 1,
      titulo: 'Rádio do ano',
      fecha_em: daqui(5000),
    });
    expect((await pesquisas()).map(({ numero }) => numero)).toEqual([1, 2]);
    await expect
      .poll(async () => (await pesquisas()).map(({ numero }) => numero), { timeout: 15_000 })
      .toEqual([2]);
  });

  it('os preços com que um portal começa saem por tipo e período, como números', async () => {
    const valores = { 1: 50, 3: 100, 6: 130, 12: 150 };
    expect(await aqui.read('/api/precos')).toEqual(
      ['radio', 'musica', 'banner'].flatMap((tipo) =>
        Object.entries(valores).map(([periodo, valor]) => ({
          ...{ tipo, periodo: Number(periodo), valor },
        })),
      ),
    );
  });
});
