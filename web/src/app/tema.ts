import { guardarTexto, lerTexto } from '../lib/guardado';

export type Tema = 'light' | 'dark';

const CHAVE_TEMA = 'tema';
const ESCURO = '(prefers-color-scheme: dark)';
const ouvintes = new Set<() => void>();

/** The theme on the page; the inline script of index.html set it before the first paint. */
const naPagina = (): Tema =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';

const aplicar = (tema: Tema): void => {
  document.documentElement.dataset['theme'] = tema;
  const cor = getComputedStyle(document.documentElement).getPropertyValue('--cor-player').trim();
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    if (cor) meta.content = cor;
  });
  ouvintes.forEach((ouvir) => ouvir());
};

/** Changes the theme for good on this device. */
export const alternarTema = (): void => {
  const novo: Tema = naPagina() === 'dark' ? 'light' : 'dark';
  guardarTexto(CHAVE_TEMA, novo);
  aplicar(novo);
};

export const tema = {
  assinar: (ouvir: () => void): (() => void) => {
    ouvintes.add(ouvir);
    const sistema = matchMedia(ESCURO);
    const seguirSistema = () => {
      if (!lerTexto(CHAVE_TEMA)) aplicar(sistema.matches ? 'dark' : 'light');
    };
    sistema.addEventListener('change', seguirSistema);
    return () => {
      ouvintes.delete(ouvir);
      sistema.removeEventListener('change', seguirSistema);
    };
  },
  ler: naPagina,
};
