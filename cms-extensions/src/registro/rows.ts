export const REGISTRO = 'api::registro.registro';
/** Kind of the newsroom's own files; those of ads, and all of older rows, are of the kind `arquivo`. */
export const MIDIA = 'midia';
/** Kind of the library's folders. */
export const PASTA_DA_BIBLIOTECA = 'pasta';
/** How an entry comes to be shown: by hand, and at an hour somebody chose. */
export const PUBLICOU = 'publicou';
export const PUBLICOU_NA_HORA = 'publicou na hora marcada';
/** Stands for somebody whose account is gone. */
export const CONTA_EXCLUIDA = 'Conta excluída';

/** A row of the register as stored; `quando` in ms. */
export interface RegistroRow {
  id: number;
  quando: string | number;
  quem_tipo: 'conta' | 'painel' | 'portal';
  quem_id: number | null;
  quem_nome: string | null;
  acao: string;
  alvo_tipo: string;
  alvo_id: string;
  alvo_nome: string | null;
  antes: Record<string, unknown> | null;
  depois: Record<string, unknown> | null;
}

/** Types as people read them; any other by its own name. */
const TIPOS: Readonly<Record<string, string>> = {
  anuncio: 'anúncio',
  usuario: 'usuário',
  radio: 'rádio',
  musica: 'música',
  preco: 'preço',
  opcao: 'opção',
  configuracao: 'configuração',
  'pagina-inicial': 'página inicial',
  sobre: 'sobre (Quem somos)',
  termo: 'versão dos termos',
  arquivo: 'arquivo da biblioteca',
  [MIDIA]: 'arquivo da biblioteca',
  [PASTA_DA_BIBLIOTECA]: 'pasta da biblioteca',
  links: 'links de',
};

/** What something was done to, in words: `anúncio 12: Loja da Ana`. */
export const textoDoAlvo = ({
  alvo_tipo,
  alvo_id,
  alvo_nome,
}: Pick<RegistroRow, 'alvo_tipo' | 'alvo_id' | 'alvo_nome'>): string => {
  const qual = `${TIPOS[alvo_tipo] ?? alvo_tipo} ${alvo_id}`;
  return alvo_nome ? `${qual}: ${alvo_nome}` : qual;
};
