import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { onPostgres } from './harness/database';
import { eventually } from './harness/http';
import { feito, importador } from './harness/importacao';
import { umPortalEditado } from './harness/leitura';
import { comRedacao } from './harness/redacao';
import { esperamPorTrava } from './harness/travas';

const CANTOR = 'api::cantor.cantor';
const MUSICA = 'api::musica.musica';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

// The newsroom is there once the first test runs.
const eu = () => importador(aqui, redacao.editor);

describe('desfazer', () => {
  it('leva só o que ninguém mexeu, e diz o que ficou e por quê', async () => {
    const { id } = await eu().importar(
      'Nome;Slogan\nAna Intacta;\nBia Mudada;\nCida Com Música;\nDora Marcada;',
      'cantor',
    );
    const [mudada] = await eu().rascunhos(CANTOR, 'Bia Mudada');
    await redacao.conteudista.update(CANTOR, mudada?.documentId ?? '', {
      nome: 'Bia Mudada',
      slogan: 'Outro',
    });
    const daCida = await eu().importar(
      'Nome;Cantor\nCanção;cida com musica\nOutra;Ninguém',
      'musica',
    );
    expect(daCida.contagem).toEqual({ importada: 1, errada: 1 });
    const [marcada] = await eu().rascunhos(CANTOR, 'Dora Marcada');
    const hora = `/painel/agendamentos/cantor/${marcada?.documentId ?? ''}`;
    feito(await redacao.editor.pedir(hora, 'PUT', { publicar: '2099-01-01T08:00' }));
    feito(await eu().mandar(id, 'desfazer'));
    await eu().ate(id, 'desfeita');
    expect((await eu().linhas(id)).map(({ situacao, aviso }) => [situacao, aviso])).toEqual([
      ['desfeita', null],
      ['ficou', 'Ficou: foi mudado depois de importado.'],
      ['ficou', 'Ficou: já tem músicas.'],
      ['ficou', 'Ficou: tem hora marcada.'],
    ]);
    expect(await eu().rascunhos(CANTOR, 'Intacta')).toEqual([]);
    expect(await eu().rascunhos(CANTOR, 'Mudada')).toHaveLength(1);
    feito(await eu().mandar(daCida.id, 'desfazer'));
    await eu().ate(daCida.id, 'desfeita');
    expect(await eu().rascunhos(MUSICA, 'Canção')).toEqual([]);
  });

  it('deixa a música que alguém deu a um cantor no formulário dele, ou tirou dele', async () => {
    const { documentId: hugo } = await redacao.editor.create(CANTOR, { nome: 'Hugo Das Soltas' });
    const { id } = await eu().importar(
      'Nome;Cantor\nDada;\nTirada;Hugo Das Soltas\nSozinha;\nDele;Hugo Das Soltas',
      'musica',
    );
    const [dada, tirada] = await eu().linhas(id);
    await redacao.editor.update(CANTOR, hugo, {
      musicas: {
        connect: [{ documentId: dada?.documento }],
        disconnect: [{ documentId: tirada?.documento }],
      },
    });
    feito(await eu().mandar(id, 'desfazer'));
    await eu().ate(id, 'desfeita');
    const ficou = 'Ficou: foi mudado depois de importado.';
    expect((await eu().linhas(id)).map(({ nome, aviso }) => [nome, aviso])).toEqual([
      ['Dada', ficou],
      ['Tirada', ficou],
      ['Sozinha', null],
      ['Dele', null],
    ]);
  });

  it('devolve os endereços: a planilha corrigida entra com os mesmos', async () => {
    const slugs: unknown[] = [];
    for (const slogan of ['Errado', 'Certo']) {
      const { id } = await eu().importar(`Nome da rádio;Slogan\nRádio Ida e Volta;${slogan}`);
      slugs.push((await eu().umaRadio('Ida e Volta'))['slug']);
      feito(await eu().mandar(id, 'desfazer'));
      await eu().ate(id, 'desfeita');
    }
    expect(slugs).toEqual(['radio-ida-e-volta', 'radio-ida-e-volta']);
  });

  it.runIf(onPostgres)('espera por quem está salvando, e deixa o que salvou', async () => {
    const { id } = await eu().importar('Nome\nElza Em Mudança', 'cantor');
    const [elza] = await eu().rascunhos(CANTOR, 'Elza');
    const colega = new Client({ connectionString: aqui.database.url ?? '' });
    await colega.connect();
    await colega.query('begin');
    await colega.query(
      `update cantores set slogan = 'Da colega', updated_at = updated_at + interval '1 second' where document_id = $1`,
      [elza?.documentId],
    );
    feito(await eu().mandar(id, 'desfazer'));
    await eventually(async () => expect(await esperamPorTrava(aqui)).toBe(1), 20_000);
    await colega.query('commit');
    await colega.end();
    await eu().ate(id, 'desfeita');
    expect(await eu().linhas(id)).toMatchObject([
      { situacao: 'ficou', aviso: 'Ficou: foi mudado depois de importado.' },
    ]);
  });
});
