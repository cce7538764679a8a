import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import type { AnuncioStatus, TipoAnuncio } from '@portal/contracts/anuncio/status';
import { describe, expect, it } from 'vitest';
import { travaDaExclusao, travaDoDono, transicao, type EventoDoAnuncio } from './rules';

const HOJE = '2026-01-31';
const STATUS: AnuncioStatus[] = [0, 1, 3, 8, 9];
const PAPEIS = ['dono', 'administrador'] as const;

const estado = (status: AnuncioStatus, tipo: TipoAnuncio = 'banner') => ({
  tipo,
  periodo: 1 as const,
  status,
  data_inicio: null,
  data_vencimento: null,
});

const resultado = (
  tipo: TipoAnuncio,
  de: AnuncioStatus,
  evento: EventoDoAnuncio,
  papel: (typeof PAPEIS)[number],
): number | string => {
  const t = transicao(estado(de, tipo), evento, papel, HOJE);
  return t.permitida ? t.depois.status : `${t.http} ${t.msg}`;
};

describe('administração', () => {
  it('leva um banner de qualquer status a qualquer status', () => {
    for (const de of STATUS)
      for (const para of STATUS)
        expect(resultado('banner', de, { nome: 'decisao', para }, 'administrador')).toBe(para);
  });

  it.each(['radio', 'musica'] as const)('um anúncio de %s só fica ativo ou inativo', (tipo) => {
    for (const de of STATUS)
      for (const para of STATUS)
        expect(resultado(tipo, de, { nome: 'decisao', para }, 'administrador')).toBe(
          para <= 1 ? para : `422 ${MSG.soAtivoOuInativo}`,
        );
  });
});

it('um dono não decide nada', () => {
  for (const de of STATUS)
    for (const para of STATUS)
      expect(resultado('banner', de, { nome: 'decisao', para }, 'dono')).toBe(
        `403 ${MSG.soAdministracao}`,
      );
});

it.each(PAPEIS)('comprovante e reembolso seguem a tabela, por %s', (papel) => {
  const tabela = STATUS.map((de) => [
    resultado('banner', de, { nome: 'comprovante' }, papel),
    resultado('banner', de, { nome: 'reembolso' }, papel),
  ]);
  expect(tabela).toEqual([
    [3, 8],
    [`409 ${MSG.comprovanteTravado}`, 8],
    [`409 ${MSG.comprovanteTravado}`, 8],
    [`409 ${MSG.comprovanteTravado}`, `409 ${MSG.reembolsoEmAnalise}`],
    [`409 ${MSG.comprovanteTravado}`, `409 ${MSG.jaReembolsado}`],
  ]);
});

describe('datas', () => {
  const decidir = (antes: ReturnType<typeof estado>, para: AnuncioStatus) =>
    transicao(antes, { nome: 'decisao', para }, 'administrador', HOJE);

  it('nascem no dia em que o anúncio fica ativo pela primeira vez', () => {
    expect(decidir(estado(0), 1)).toMatchObject({
      mudou: true,
      depois: { data_inicio: HOJE, data_vencimento: '2026-02-28' },
    });
    expect(decidir(estado(0), 3)).toMatchObject({ depois: { data_inicio: null } });
  });

  it('o dia que um administrador escolheu fica', () => {
    const escolhido = { ...estado(0), data_inicio: '2026-03-10', data_vencimento: '2026-04-10' };
    expect(transicao(escolhido, { nome: 'decisao', para: 1 }, 'administrador', HOJE)).toMatchObject(
      {
        depois: { data_inicio: '2026-03-10', data_vencimento: '2026-04-10' },
      },
    );
  });

  it('o mesmo status outra vez não muda nada', () => {
    const ativo = { ...estado(1), data_inicio: '2026-01-01', data_vencimento: '2026-02-01' };
    expect(transicao(ativo, { nome: 'decisao', para: 1 }, 'administrador', HOJE)).toEqual({
      permitida: true,
      mudou: false,
      depois: ativo,
    });
  });
});

describe('travas do dono', () => {
  const NADA = { imagem: false, link: false, textos: false, dados: false };
  const TEXTO = { ...NADA, textos: true };
  const IMAGEM = { ...NADA, imagem: true };
  const LINK = { ...NADA, link: true };
  const DADOS = { ...NADA, dados: true };
  it.each([
    [0, false, TEXTO, null],
    [0, false, { imagem: true, link: true, textos: true, dados: true }, null],
    [0, true, TEXTO, MSG.jaAprovado],
    [0, true, DADOS, MSG.jaAprovado],
    [0, true, NADA, null],
    [1, true, TEXTO, MSG.jaAprovado],
    [1, true, NADA, MSG.jaAprovado],
    [3, true, NADA, MSG.jaAprovado],
    [3, false, TEXTO, null],
    [3, false, IMAGEM, MSG.imagemTravada],
    [3, false, LINK, MSG.linkTravado],
    [8, false, TEXTO, MSG.emReembolso],
    [9, true, TEXTO, MSG.emReembolso],
  ] as const)('status %i, já aprovado %s, edição %j', (status, jaAprovado, edicao, trava) => {
    expect(travaDoDono({ status, jaAprovado, renovacao: false }, edicao)).toBe(trava);
  });

  it('uma renovação mostra o conteúdo do anúncio renovado: dela só se envia o comprovante', () => {
    const renovacao = { status: 0, jaAprovado: false, renovacao: true } as const;
    for (const edicao of [TEXTO, IMAGEM, LINK])
      expect(travaDoDono(renovacao, edicao)).toBe(MSG.renovacaoTravada);
    expect(travaDoDono(renovacao, NADA)).toBeNull();
  });

  it.each([
    [0, false, null],
    [3, false, null],
    [0, true, MSG.exclusaoTravada],
    [1, true, MSG.exclusaoTravada],
    [8, false, MSG.emReembolso],
    [9, true, MSG.emReembolso],
  ] as const)('exclusão no status %i, já aprovado %s', (status, jaAprovado, trava) => {
    expect(travaDaExclusao({ status, jaAprovado })).toBe(trava);
  });
});
