import { describe, expect, it } from 'vitest';
import { at } from './paths.mjs';

const { isIngles, isQuebrada } = await import(at('e2e/harness/ingles.ts'));
const { TRADUCOES } = await import(at('cms/src/admin/traducoes/todas.ts'));

/** Where each part of Strapi's panel keeps its words, by what it puts before their keys. */
const PARTS = {
  '': '@strapi/admin/dist/admin/admin/src/translations',
  'content-manager.': '@strapi/content-manager/dist/admin/translations',
  'upload.': '@strapi/upload/dist/admin/translations',
};

const words = async (language) => {
  const said = {};
  for (const [before, folder] of Object.entries(PARTS)) {
    const file = await import(at(`node_modules/${folder}/${language}.json.mjs`));
    for (const [key, text] of Object.entries(file.default))
      if (typeof text === 'string') said[before + key] = text;
  }
  return said;
};

const ENGLISH = await words('en');
const PORTUGUESE = { ...(await words('pt-BR')), ...TRADUCOES };

/** Screens that are switched off, sold apart, or of kinds of field that no type has. */
const NOBODY_REACHES = [
  /^Settings\.(apiTokens|adminTokens|tokens|transferTokens|webhooks|sso|content-history|page)\./,
  /^Settings\.(permissions\.auditLogs|permissions\.users\.sso|application\.ee)\./,
  /^app\.components\.(BlockLink|FreeTrial|GuidedTour|LeftMenu\.trialCountdown|NpsSurvey|Onboarding)/,
  /^app\.components\.(MediaLibraryBanner|UpsellBanner)\./,
  /^components\.(Blocks|premiumFeature)\./,
  /^notification\.(ee\.|success\.(api|admin|transfer)token)/i,
  /^(tours|widget\.key-statistics|widget\.last-activity|HomePage\.widget\.deploy-now)\./,
  /^content-manager\.history\./,
  /^upload\..*(metadata|\bai\b)/i,
];
const isReached = (key) => !NOBODY_REACHES.some((which) => which.test(key));

/** It says nothing but a sign. */
const SIGN = 'content-manager.form.Input.hint.minMaxDivider';

const COUNTED = /\{(n|nb|number|count|total|max|min|\w+Count)\}/;
/** A number in brackets, as a place or as a limit asks no word to agree with it; a label is given in its plural. */
const AGREES =
  /, plural,|^item \{number\}$|\{label\}|\(\{\w+\}\)|\{n\} de \{m\}|até \{max\}|a partir de \{min\}|pelo menos \{min\}|m[áí][xn][:.] ?\{m/;

/** What a text says, without the names of what is put into it. */
const saidIn = (text) =>
  text
    .replace(/\{\w+, (plural|select),|\b(one|other|true|undefined) \{|<\/?\w+>/g, ' ')
    .replace(/\{\w+\}|[{}]/g, 'x');

describe('as palavras do painel', () => {
  it('nenhuma fica em inglês numa tela que se alcança', () => {
    expect(Object.keys(ENGLISH).length).toBeGreaterThan(1000);
    const left = Object.keys(ENGLISH).filter((key) => !(key in PORTUGUESE) && isReached(key));
    expect(left).toEqual([SIGN]);
  });

  it('o que se conta concorda com o número', () => {
    const wrong = Object.entries(PORTUGUESE).filter(
      ([key, text]) => COUNTED.test(text) && !AGREES.test(text) && isReached(key),
    );
    expect(wrong).toEqual([]);
  });

  it('apaga-se com uma palavra só', () => {
    const others = Object.entries(PORTUGUESE).filter(
      ([key, text]) => /\b(delet|exclu|remov|elimin)/i.test(text) && isReached(key),
    );
    expect(others).toEqual([]);
  });

  it('nenhuma está em inglês por dentro, nem quebrada', () => {
    const wrong = Object.entries(PORTUGUESE).filter(
      ([key, text]) => isReached(key) && (isIngles(saidIn(text)) || isQuebrada(saidIn(text))),
    );
    expect(wrong).toEqual([]);
  });
});
