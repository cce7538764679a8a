import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { anuncioSchema, comprovanteSchema, pagamentoSchema, passoSchema } from '../anuncio/anuncio';
import { anuncioPublicoSchema } from '../anuncio/banner';
import {
  atualizarStatusSchema,
  editarBannerSchema,
  editarMusicaSchema,
  editarRadioSchema,
  qualAnuncioSchema,
} from '../anuncio/editar';
import { CHAMADAS } from '../chamadas/todas';
import { cantorNomeSchema, cantorSchema } from '../cantor/cantor';
import { enderecoDoCepSchema } from '../cep/cep';
import { desempenhoSchema } from '../monitoramento/desempenho';
import { indicadoresSchema } from '../monitoramento/indicadores';
import { musicaSchema, musicaTocadaSchema } from '../musica/musica';
import {
  pesquisaResumidaSchema,
  resultadosSchema,
  votoRecebidoSchema,
} from '../pesquisa/resultados';
import { sorteioSchema } from '../pesquisa/sorteio';
import { portalSchema } from '../portal/portal';
import { precoSchema } from '../preco/preco';
import { radioNomeSchema, radioSchema } from '../radio/radio';
import { loginSchema } from '../usuario/login';
import { meusDadosSchema } from '../usuario/perfil';
import { privacidadeSchema } from '../usuario/privacidade';
import { mensagemDeRecuperacaoSchema, recuperacaoMailSchema } from '../usuario/recuperacao';
import { verificaLoginSchema } from '../usuario/verifica-login';
import { recusaSchema } from './recusa';
import { respostaSchema } from './resposta';

const FORMAS = {
  ...{ anuncioSchema, comprovanteSchema, pagamentoSchema, passoSchema, anuncioPublicoSchema },
  ...{ atualizarStatusSchema, editarBannerSchema, editarMusicaSchema, editarRadioSchema },
  ...{ qualAnuncioSchema, cantorNomeSchema, cantorSchema, enderecoDoCepSchema, desempenhoSchema },
  ...{ indicadoresSchema, musicaSchema, musicaTocadaSchema, pesquisaResumidaSchema },
  ...{ resultadosSchema, votoRecebidoSchema, sorteioSchema, portalSchema, precoSchema },
  ...{ radioNomeSchema, radioSchema, loginSchema, meusDadosSchema, privacidadeSchema },
  ...{ mensagemDeRecuperacaoSchema, recuperacaoMailSchema, recusaSchema, respostaSchema },
  ...{ verificaLoginSchema },
};

/** A schema as JSON Schema says it, object by object. */
const objetosDe = (no: unknown): Record<string, unknown>[] => {
  if (typeof no !== 'object' || no === null) return [];
  const dentro = Object.values(no).flatMap(objetosDe);
  return 'type' in no && no.type === 'object' ? [{ ...no }, ...dentro] : dentro;
};

/** What every call answers, and what its refusals carry. */
const RESPONDIDAS = CHAMADAS.flatMap(({ nome, respostas, recusa }) =>
  [...Object.values(respostas).map(({ corpo }) => corpo), recusa].flatMap((schema) =>
    schema ? [[nome, schema] as const] : [],
  ),
);

// An object that names no field lets nothing through, and a choice of nothing neither: what came would be lost.
it.each([...Object.entries(FORMAS), ...RESPONDIDAS])(
  'todo objeto de %s diz os seus campos',
  (_, schema) => {
    const forma = z.toJSONSchema(schema, { unrepresentable: 'any' });
    expect(JSON.stringify(forma)).not.toMatch(/"(enum|anyOf|oneOf)":\[\]/);
    const objetos = objetosDe(forma);
    for (const { properties, additionalProperties, propertyNames } of objetos)
      if (!propertyNames || additionalProperties === false) expect(properties).not.toEqual({});
  },
);

it.each(Object.entries(FORMAS))('%s é um objeto', (_, schema) => {
  expect(objetosDe(z.toJSONSchema(schema, { unrepresentable: 'any' }))).not.toEqual([]);
});

it('uma recusa tem um código dos que há, e nunca deu certo', () => {
  const recusa = { status: '0', msg: 'Não.', codigo: 'nao_encontrado' };
  expect(recusaSchema.parse(recusa)).toEqual(recusa);
  for (const outra of [{ status: '1' }, { codigo: 'inventado' }, { codigo: undefined }])
    expect(recusaSchema.safeParse({ ...recusa, ...outra }).success).toBe(false);
});
