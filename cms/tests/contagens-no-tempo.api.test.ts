import { describe, expect, it } from 'vitest';
import { comContaveis } from './harness/contagens';
import { umPortalEditado } from './harness/leitura';
import { umRelogio } from './harness/relogio';
import { sql } from './harness/sql';

const relogio = umRelogio();
// New Year's Eve in São Paulo, already the next day in UTC: the file's own time begins here.
relogio.acertar('2028-01-01T02:58:00.000Z');
const aqui = umPortalEditado({ ...relogio.env, PORTAL_LIMITS: '1000', TZ: 'Asia/Tokyo' });
const cont = comContaveis(aqui);

const meses = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await cont.indicadores()).acessosMensais
      .filter(({ total_acessos }) => total_acessos > 0)
      .map(({ anomes, total_acessos }) => [anomes, total_acessos]),
  );

describe('o tempo das contas', () => {
  it('o mês é o de São Paulo, até o último segundo', async () => {
    const [velho, novo] = [await cont.visitante(), await cont.visitante()];
    relogio.acertar('2028-01-01T02:59:50.000Z');
    await cont.presenca(velho);
    await cont.tocar(velho);
    relogio.acertar('2028-01-01T03:00:01.000Z');
    await cont.presenca(novo);
    await cont.tocar(novo);
    expect(await meses()).toEqual({ '12-2027': 1, '01-2028': 1 });
    const { acessosMensais } = await cont.indicadores();
    expect(acessosMensais).toHaveLength(12);
    expect([acessosMensais[0]?.anomes, acessosMensais[11]?.anomes]).toEqual(['02-2027', '01-2028']);
    const plays = await sql<{ periodo: string; total: number }>(
      aqui.portal,
      aqui.database,
      `select periodo, total from contadores where tipo = 'musica' order by periodo`,
    );
    expect(plays.map(({ periodo, total }) => [periodo, total])).toEqual([
      ['2027-12', 1],
      ['2028-01', 1],
    ]);
    const dias = await sql<{ dia: string }>(
      aqui.portal,
      aqui.database,
      `select dia from contadores_diarios where tipo = 'acesso' order by dia`,
    );
    expect(dias.map(({ dia }) => dia)).toEqual(['2027-12-31', '2028-01-01']);
  });

  it('online é quem foi visto nos últimos 2 minutos', async () => {
    relogio.acertar('2028-01-01T12:00:00.000Z');
    const [um, outro] = [await cont.visitante(), await cont.visitante()];
    await cont.presenca(um);
    relogio.adiantar(60);
    await cont.presenca(outro);
    expect((await cont.indicadores()).usuariosOnline).toBe(2);
    relogio.adiantar(61);
    expect((await cont.indicadores()).usuariosOnline).toBe(1);
    relogio.adiantar(60);
    expect((await cont.indicadores()).usuariosOnline).toBe(0);
  });

  it('depois de 30 minutos de silêncio é um novo acesso, antes não', async () => {
    relogio.acertar('2028-01-02T12:00:00.000Z');
    const visitante = await cont.visitante();
    const antes = (await meses())['01-2028'] ?? 0;
    for (const segundos of [0, 40, 29 * 60, 29 * 60]) {
      relogio.adiantar(segundos);
      await cont.presenca(visitante);
    }
    expect((await meses())['01-2028']).toBe(antes + 1);
    relogio.adiantar(30 * 60);
    await cont.presenca(visitante);
    await cont.presenca(visitante);
    expect((await meses())['01-2028']).toBe(antes + 2);
  });

  it('a mesma música do mesmo visitante conta de novo depois de 30 s', async () => {
    relogio.acertar('2028-01-03T12:00:00.000Z');
    const visitante = await cont.visitante();
    const antes = await cont.total('musica', cont.outraMusica);
    for (const segundos of [0, 15, 10, 10, 30]) {
      relogio.adiantar(segundos);
      await cont.tocar(visitante, cont.outraMusica);
    }
    // At 0, 35 and 65 seconds.
    expect(await cont.total('musica', cont.outraMusica)).toBe(antes + 3);
  });
});
