import { isEmExibicao, vencimento } from '@portal/contracts/anuncio/vigencia';
import { RESUMO_MAXIMO } from '@portal/contracts/anuncio/status';
import { dataCivil, somarDias } from '@portal/contracts/tempo/datas';
import { describe, expect, it } from 'vitest';
import { passosDaDemonstracao } from './andamento';
import { ANUNCIANTES, ANUNCIOS } from './anuncios';
import { CANTORES } from './cantores';
import { ATALHOS, CARROSSEL, PARCEIROS, SOBRE } from './paginas';
import { RADIOS } from './radios';

/** A year of start days: the demonstration holds whenever it is made. */
const DIAS = Array.from({ length: 366 }, (_, i) => somarDias('2027-03-01', i));

const emExibicao = (hoje: string) =>
  ANUNCIOS.filter(({ comecouHa, periodo, status }) => {
    const data_inicio = comecouHa === null ? null : somarDias(hoje, -comecouHa);
    const data_vencimento = data_inicio && vencimento(data_inicio, periodo);
    return isEmExibicao({ status, data_inicio, data_vencimento }, hoje);
  });

describe('a demonstração tem o que o contrato promete (7)', () => {
  it('ao menos 24 rádios e 12 cantores com 30 músicas', () => {
    expect(new Set(RADIOS.map(({ nome }) => nome)).size).toBeGreaterThanOrEqual(24);
    expect(CANTORES).toHaveLength(12);
    expect(CANTORES.flatMap(({ musicas }) => musicas)).toHaveLength(30);
  });

  it('10 banners em exibição, de 4 anunciantes, em qualquer dia do ano', () => {
    for (const hoje of [...DIAS, dataCivil(new Date())]) {
      const correndo = emExibicao(hoje);
      expect([hoje, correndo.length]).toEqual([hoje, 10]);
      expect(new Set(correndo.map(({ anunciante }) => anunciante)).size).toBe(ANUNCIANTES.length);
    }
  });

  it('anúncios em todas as outras situações, e um vencido', () => {
    const situacoes = new Set(ANUNCIOS.map(({ status }) => status));
    expect([...situacoes].sort()).toEqual([0, 1, 3, 8, 9]);
    expect(ANUNCIOS.filter(({ status }) => status === 1)).toHaveLength(11);
  });

  it('cada anúncio tem o andamento que o levou aonde está, sem nada no futuro', () => {
    const agora = new Date('2026-11-21T15:00:00Z');
    for (const [i, anuncio] of ANUNCIOS.entries()) {
      const passos = passosDaDemonstracao(anuncio, ANUNCIOS.length - i, agora);
      const instantes = passos.map(({ quando }) => quando.getTime());
      expect(passos.at(-1)?.para).toBe(anuncio.status);
      expect(passos.map(({ de }) => de)).toEqual([null, ...passos.slice(0, -1).map((p) => p.para)]);
      expect([...instantes].sort((a, b) => a - b)).toEqual(instantes);
      expect(instantes.at(-1)).toBeLessThan(agora.getTime());
      const noAr = passos.find(({ para }) => para === 1);
      expect(noAr && dataCivil(noAr.quando)).toBe(
        anuncio.comecouHa === null ? undefined : somarDias(dataCivil(agora), -anuncio.comecouHa),
      );
    }
  });

  it('carrossel de 2, quatro parceiros com o primeiro no WhatsApp, atalhos e diretoria de três', () => {
    expect(CARROSSEL).toHaveLength(2);
    expect(CARROSSEL[1]?.link).toBe('/usuario/novo');
    expect(PARCEIROS).toHaveLength(4);
    expect(PARCEIROS[0]?.link).toContain('wa.me');
    expect(ATALHOS.map(({ link }) => link)).toEqual([
      '/#webradios',
      expect.stringMatching(/^https:/),
      '/#cantores',
    ]);
    expect(SOBRE.diretoria).toHaveLength(3);
  });

  it('nenhum resumo passa do limite', () => {
    for (const { resumo } of ANUNCIOS) expect(resumo.length).toBeLessThanOrEqual(RESUMO_MAXIMO);
  });
});
