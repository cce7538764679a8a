import { cadastroNovo } from '@portal/testing/pessoas';
import { describe, expect, it } from 'vitest';
import { type Editor, type Entry, linkTo, loginEditor } from './harness/editor';
import { anuncioEmExibicao, umPortalEditado } from './harness/leitura';
import { enviarRetrato, som } from './harness/midias';
import { novaPessoa } from './harness/pessoas';
import { comRedacao } from './harness/redacao';
import { sql } from './harness/sql';

const RADIO = 'api::radio.radio';
const CANTOR = 'api::cantor.cantor';
const MUSICA = 'api::musica.musica';
const PRECO = 'api::preco.preco';
const CONFIGURACAO = 'api::configuracao.configuracao';
const TERMO = 'api::termo.termo';
const CONTA = 'plugin::users-permissions.user';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

/** Words with which the panel's API refuses, under the field when there is one. */
const recusa = async (feito: Promise<unknown>): Promise<string> => {
  const erro: unknown = await feito.then(
    () => null,
    (motivo: unknown) => motivo,
  );
  if (!(erro instanceof Error)) throw new Error('not refused');
  return erro.message;
};

const foto = async (descricao?: string): Promise<number> =>
  (await enviarRetrato(redacao.editor, descricao)).id;

describe('os papéis da redação', () => {
  const tipos = async (quem: Editor): Promise<string[]> => {
    const { data } = (await quem.pedir('/admin/users/me/permissions')).json<{
      data: { action: string; subject: string | null }[];
    }>();
    return [
      ...new Set(
        data
          .filter(({ action }) => action.startsWith('plugin::content-manager.'))
          .flatMap(({ subject }) => subject ?? []),
      ),
    ].sort();
  };

  it('o editor vê o catálogo, as páginas e as pesquisas, e só', async () => {
    expect(await tipos(redacao.editor)).toEqual([
      CANTOR,
      MUSICA,
      'api::opcao.opcao',
      'api::pagina-inicial.pagina-inicial',
      'api::pesquisa.pesquisa',
      RADIO,
      'api::sobre.sobre',
    ]);
  });

  it('o administrador de conteúdo vê também preços, configuração e termos', async () => {
    const mais = (await tipos(redacao.conteudista)).filter(
      (uid) => ![RADIO, CANTOR, MUSICA].includes(uid),
    );
    expect(mais).toEqual(expect.arrayContaining([PRECO, CONFIGURACAO, TERMO, 'api::sobre.sobre']));
    expect(mais).not.toContain('api::anuncio.anuncio');
  });

  it.each([
    '/content-manager/collection-types/api::anuncio.anuncio',
    '/content-manager/collection-types/api::banner.banner',
    '/content-manager/collection-types/api::voto.voto',
    '/content-manager/collection-types/plugin::users-permissions.user',
    '/content-manager/collection-types/api::preco.preco',
    '/content-manager/single-types/api::configuracao.configuracao',
    '/admin/users',
    '/admin/roles',
    '/admin/api-tokens',
    '/admin/webhooks',
    '/content-type-builder/content-types',
  ])('o editor não alcança %s', async (path) => {
    const { status } = await redacao.editor.pedir(path);
    expect(status).toBeGreaterThanOrEqual(403);
    expect(status).toBeLessThan(500);
  });

  it('a tela dos papéis chama tipos e campos pelos nomes que têm no painel', async () => {
    interface Campo {
      label: string;
      children?: Campo[];
    }
    interface Secao {
      subjects: { label: string; properties: { children: Campo[] }[] }[];
    }
    const { collectionTypes, singleTypes } = (await aqui.editor.pedir('/admin/permissions')).json<{
      data: { sections: { collectionTypes: Secao; singleTypes: Secao } };
    }>().data.sections;
    const tipos = [...collectionTypes.subjects, ...singleTypes.subjects];
    expect(tipos.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Anúncio', 'Música', 'Opção de pesquisa', 'Conta', 'Página inicial']),
    );
    const campos = (label: string) =>
      tipos.find((tipo) => tipo.label === label)?.properties.flatMap(({ children }) => children);
    expect(campos('Web rádio')).toContainEqual(expect.objectContaining({ label: 'Região' }));
    const carrossel = campos('Página inicial')?.find(({ label }) => label === 'Carrossel');
    expect(carrossel?.children).toContainEqual(expect.objectContaining({ label: 'Título' }));
  });

  it('o editor não liga nem desliga um conteúdo de um anúncio', async () => {
    const anuncio = await anuncioEmExibicao(aqui, { tipo: 'radio' });
    const radio = await redacao.editor.create(RADIO, {
      nome_radio: 'Minha',
      anuncio: linkTo(anuncio),
    });
    const { data } = (
      await aqui.editor.pedir(`/content-manager/collection-types/${RADIO}/${radio.documentId}`)
    ).json<{ data: { anuncio: { count?: number } | null } }>();
    expect(data.anuncio?.count ?? 0).toBe(0);
  });

  it('sem permissão do papel, os quadros e o teste de transmissão não respondem', async () => {
    expect((await aqui.portal.ask('/painel/inicio')).status).toBe(401);
    const visitante = await aqui.portal.ask('/painel/transmissao', { method: 'POST' });
    expect(visitante.status).toBe(401);
  });
});

describe('o que se recusa com boas palavras', () => {
  it('publicar um cantor sem foto', async () => {
    const cantor = await redacao.editor.create(CANTOR, { nome: 'Ana' });
    expect(await recusa(redacao.editor.publish(CANTOR, cantor.documentId))).toContain(
      'Escolha uma foto do cantor antes de publicar.',
    );
  });

  it('publicar com uma imagem que ninguém descreveu', async () => {
    const cantor = await redacao.editor.create(CANTOR, { nome: 'Ana', foto: await foto() });
    expect(await recusa(redacao.editor.publish(CANTOR, cantor.documentId))).toContain(
      'texto alternativo',
    );
    await redacao.editor.update(CANTOR, cantor.documentId, { foto: await foto('Ana sorri') });
    await redacao.editor.publish(CANTOR, cantor.documentId);
  });

  it('uma página com uma imagem que ninguém descreveu', async () => {
    const slide = (imagem: number) => ({ carrossel: [{ titulo: 'Encontro', imagem }] });
    const PAGINA = 'api::pagina-inicial.pagina-inicial';
    expect(await recusa(redacao.editor.save(PAGINA, slide(await foto())))).toContain('carrossel');
    await redacao.editor.save(PAGINA, slide(await foto('Um encontro')));
  });

  it.each(['ftp://radio.test/', 'javascript:alert(1)', 'radio.test'])(
    'uma transmissão em %s',
    async (url) => {
      expect(await recusa(redacao.editor.create(RADIO, { nome_radio: 'R', url }))).toContain(
        'precisa começar com http:// ou https://',
      );
    },
  );

  it('um endereço colado com um espaço, não: guarda-se sem ele', async () => {
    const gravado = async (caminho: string, method: string, dados: object): Promise<unknown> => {
      const answer = await redacao.conteudista.pedir(`/content-manager/${caminho}`, method, dados);
      expect(answer.status, answer.text).toBeLessThan(300);
      return answer.json<{ data: unknown }>().data;
    };
    const com = { nome_radio: 'Rádio do espaço', url: ' https://radio.test/vivo\n' };
    expect(await gravado(`collection-types/${RADIO}`, 'POST', com)).toMatchObject({
      url: 'https://radio.test/vivo',
    });
    const paginas: [string, object, object][] = [
      ['configuracao', { youtube: 'https://a.test/x ' }, { youtube: 'https://a.test/x' }],
      [
        'pagina-inicial',
        { atalhos: [{ titulo: 'Rádios', link: ' /#webradios ' }] },
        { atalhos: [{ link: '/#webradios' }] },
      ],
    ];
    for (const [tipo, dados, ficam] of paginas)
      expect(await gravado(`single-types/api::${tipo}.${tipo}`, 'PUT', dados)).toMatchObject(ficam);
  });

  it('seja como for que se escreva o endereço do painel', async () => {
    const answer = await redacao.editor.pedir(
      `/Content-Manager/collection-types/${RADIO}`,
      'POST',
      { nome_radio: 'R', url: 'ftp://radio.test/' },
    );
    expect(answer.status, answer.text).toBe(400);
    expect(answer.text).toContain('precisa começar com http:// ou https://');
  });

  it('apagar um cantor com músicas publicadas', async () => {
    const cantor = await redacao.editor.createPublished(CANTOR, {
      nome: 'Bia',
      foto: await foto('Bia'),
    });
    const { id: audio } = await redacao.editor.upload('louvor.mp3', 'audio/mpeg', som());
    const musica = await redacao.editor.createPublished(MUSICA, {
      nome: 'Louvor',
      audio,
      cantor: linkTo(cantor),
    });
    expect(await recusa(redacao.editor.remove(CANTOR, cantor.documentId))).toContain(
      'Este cantor tem 1 música publicada',
    );
    await redacao.editor.unpublish(MUSICA, musica.documentId);
    await redacao.editor.remove(CANTOR, cantor.documentId);
  });

  describe('nos preços', () => {
    const primeiro = async (): Promise<Entry & { valor: number }> => {
      const answer = await redacao.conteudista.pedir(
        `/content-manager/collection-types/${PRECO}?sort=id:ASC`,
      );
      const [preco] = answer.json<{ results: (Entry & { valor: number })[] }>().results;
      if (!preco) throw new Error('a new portal has no prices');
      return preco;
    };

    it.each([{ valor: -5 }, { valor: 0 }, { valor: null }])('%j', async (mudanca) => {
      const { documentId } = await primeiro();
      expect(await recusa(redacao.conteudista.update(PRECO, documentId, mudanca))).toContain(
        'O preço precisa ser maior que zero.',
      );
    });

    it('deixar um período à venda sem preço', async () => {
      const { documentId } = await primeiro();
      expect(await recusa(redacao.conteudista.remove(PRECO, documentId))).toContain('está à venda');
      await redacao.conteudista.update(PRECO, documentId, { valor: 61.5 });
    });
  });

  describe.each([
    { username: 'convidado' },
    { username: ' CONVIDADO ' },
    { username: 'ｃｏｎｖｉｄａｄｏ' },
    { username: 'convi\u200bdado' },
    { permissao: -1 },
    { permissao: 1.5 },
  ])('uma conta com %j', (mudanca) => {
    const palavras =
      'username' in mudanca
        ? 'Este nome não pode ser usado. Escolha outro.'
        : 'A permissão precisa ser 1 (anunciante) ou 2 (administração).';

    it('numa que já existe', async () => {
      const { id } = await novaPessoa(aqui.portal);
      const [conta] = await sql<{ document_id: string }>(
        aqui.portal,
        aqui.database,
        'select document_id from up_users where id = ?',
        id,
      );
      const documentId = conta?.document_id ?? '';
      expect(await recusa(aqui.editor.update(CONTA, documentId, mudanca))).toContain(palavras);
      await aqui.editor.update(CONTA, documentId, { username: cadastroNovo().nome });
    });

    it('numa nova', async () => {
      const [papel] = await sql<{ id: number; document_id: string }>(
        aqui.portal,
        aqui.database,
        "select id, document_id from up_roles where type = 'authenticated'",
      );
      if (!papel) throw new Error('a new portal has no role for accounts');
      const role = linkTo({ id: papel.id, documentId: papel.document_id });
      const { nome: username, email, senha: password } = cadastroNovo();
      const nova = { username, email, password, role, ...mudanca };
      expect(await recusa(aqui.editor.create(CONTA, nova))).toContain(palavras);
    });
  });

  it('ficar sem ninguém que administre', async () => {
    const contas = (
      await aqui.editor.pedir('/content-manager/collection-types/plugin::users-permissions.user')
    ).json<{ results: Entry[] }>().results;
    const [conta] = contas;
    if (!conta) throw new Error('a new portal has no account');
    const ultima = 'Esta é a última conta de administração do portal';
    expect(await recusa(aqui.editor.update(CONTA, conta.documentId, { permissao: 1 }))).toContain(
      ultima,
    );
    expect(await recusa(aqui.editor.remove(CONTA, conta.documentId))).toContain(ultima);
    const eu = (await aqui.editor.pedir('/admin/users/me')).json<{
      data: { id: number };
    }>().data;
    const fora = await aqui.editor.pedir(`/admin/users/${eu.id}`, 'DELETE');
    expect(fora.status).toBe(400);
    expect(fora.text).toContain('É preciso ficar ao menos um superadministrador.');
  });
});

it('o editor de uma sessão encerrada não alcança nada', async () => {
  const outro = await loginEditor(aqui.portal);
  expect((await outro.pedir('/admin/logout', 'POST')).status).toBeLessThan(300);
  expect((await outro.pedir('/painel/inicio')).status).toBe(401);
});
