import * as z from 'zod/mini';
import { anuncioSchema, comprovanteSchema, pagamentoSchema, passoSchema } from '../anuncio/anuncio';
import { anuncioPublicoSchema } from '../anuncio/banner';
import { resultadoDaBuscaSchema } from '../busca/busca';
import { caixaSchema, lancamentoSchema } from '../caixa/caixa';
import { creditoSchema } from '../caixa/extrato';
import { cantorSchema } from '../cantor/cantor';
import { fichaSchema } from '../ficha/ficha';
import { MENSAGENS } from '../http/mensagens';
import { recusaSchema } from '../http/recusa';
import { desempenhoSchema } from '../monitoramento/desempenho';
import { indicadoresSchema } from '../monitoramento/indicadores';
import { musicaSchema, musicaTocadaSchema } from '../musica/musica';
import { noArDaRadioSchema, noArSchema } from '../no-ar/no-ar';
import {
  pesquisaResumidaSchema,
  resultadosSchema,
  votoRecebidoSchema,
} from '../pesquisa/resultados';
import { sorteioSchema } from '../pesquisa/sorteio';
import { pessoaDaListaSchema } from '../pessoas/pessoas';
import { portalSchema } from '../portal/portal';
import { precoSchema } from '../preco/preco';
import { filtrosDeRadioSchema } from '../radio/filtros';
import { radioSchema } from '../radio/radio';
import { linhaDoRegistroSchema } from '../registro/registro';
import { meusDadosSchema } from '../usuario/perfil';
import { sessaoUsuarioSchema, verificaLoginSchema } from '../usuario/verifica-login';
import type { Forma } from './chamada';

const FOTO = '/storage/cantores/Ab3dEf6hIj9k-800x800.webp';

const radio: z.infer<typeof radioSchema> = {
  id: 'k3v9x0q7m2',
  slug: 'radio-exemplo',
  nome_radio: 'Rádio Exemplo',
  slogan: 'A sua rádio',
  tags: ['gospel', 'louvor'],
  endereco: 'Rua da Aurora, 100',
  cidade: 'Recife',
  estado: 'PE',
  url: 'https://radio.exemplo.com.br/ao-vivo',
  path_imagem: '/storage/radios/Ab3dEf6hIj9k-800x800.webp',
  rede_social_1: 'https://instagram.com/radioexemplo',
  rede_social_2: '',
  rede_social_3: '',
  rede_social_4: '5581999990000',
};

const musica: z.infer<typeof musicaSchema> = {
  id: 'p8s1d4f6g0',
  slug: 'nova-cancao',
  nome: 'Nova canção',
  url: '/storage/musicas/Zx8cVb2nMq5w.mp3',
  url_foto: null,
  id_cantor: 'h2j4k6l8z0',
  cantor: { nome: 'Cantora Exemplo', url_foto: FOTO },
  created_at: '2026-05-04T13:00:00.000Z',
  duracao: 214,
};

const cantor: z.infer<typeof cantorSchema> = {
  id: 'h2j4k6l8z0',
  slug: 'cantora-exemplo',
  nome: 'Cantora Exemplo',
  slogan: 'Voz e violão',
  segmento: 'Louvor',
  sobre: '',
  url_foto: FOTO,
  total_acessos: 42,
  musicas: [musica],
};

const noAr: z.infer<typeof noArSchema> = {
  no_ar: true,
  desde: '2026-05-04T13:00:00.000Z',
  tocando: 'Cantora Exemplo - Nova canção',
  ouvintes: 3,
};

interface Modelo {
  id: string;
  examples?: unknown[];
}

/** Shapes that have a name of their own in the description, with an example of those outside programs read most. */
export const MODELOS = z.registry<Modelo>();

const nomear = <F extends Forma>(forma: F, id: string, exemplo?: z.output<F>): void =>
  void MODELOS.add(forma, { id, ...(exemplo !== undefined && { examples: [exemplo] }) });

nomear(radioSchema, 'Radio', radio);
nomear(musicaSchema, 'Musica', musica);
nomear(musicaTocadaSchema, 'MusicaTocada', { ...musica, segmento: 'Louvor', total_acessos: 42 });
nomear(cantorSchema, 'Cantor', cantor);
nomear(noArSchema, 'NoAr', noAr);
nomear(noArDaRadioSchema, 'NoArDaRadio', {
  ...noAr,
  formato: { codec: 'MP3', kbps: 128 },
  verificada_em: '2026-05-04T13:05:00.000Z',
  tocou: [{ titulo: 'Cantora Exemplo - Nova canção', quando: '2026-05-04T13:02:00.000Z' }],
});
nomear(filtrosDeRadioSchema, 'FiltrosDeRadio', {
  tags: [{ tag: 'gospel', total: 12 }],
  estados: [{ uf: 'PE', total: 3 }],
});
nomear(resultadoDaBuscaSchema, 'ResultadoDaBusca');
nomear(precoSchema, 'Preco', { tipo: 'banner', periodo: 3, valor: 100 });
nomear(portalSchema, 'Portal');
nomear(anuncioPublicoSchema, 'AnuncioPublico', {
  id: 12,
  banner: {
    titulo: 'Loja Exemplo',
    resumo: 'Instrumentos e partituras.',
    url: 'https://exemplo.com.br',
    path_imagem: '/storage/banner/Qw3rTy6uIo9p-1200x400.webp',
  },
  usuario: { usuario: 'Loja Exemplo' },
});
nomear(desempenhoSchema, 'Desempenho', {
  id: 12,
  titulo: 'Loja Exemplo',
  status: 1,
  data_inicio: '2026-05-04',
  data_vencimento: '2026-08-04',
  dias_restantes: 91,
  visualizacoes: 200,
  cliques: 10,
  ctr: 0.05,
  execucoes: null,
  diario: [{ dia: '2026-05-04', visualizacoes: 200, cliques: 10, execucoes: null }],
});
nomear(votoRecebidoSchema, 'Voto', {
  id: 7,
  nome: 'Ana',
  email: 'ana@exemplo.com.br',
  telefone: '81999990000',
  opcao: 'Rádio Exemplo',
  votado_em: '2026-05-04T13:00:00.000Z',
});
nomear(recusaSchema, 'Recusa', {
  status: '0',
  msg: MENSAGENS.camposInvalidos,
  codigo: 'campos_invalidos',
  erros: { email: ['Informe um e-mail válido.'] },
});
nomear(sessaoUsuarioSchema, 'SessaoUsuario', {
  id_usuario: null,
  usuario: 'convidado',
  permissao: 1,
});
nomear(verificaLoginSchema, 'VerificaLogin');
nomear(meusDadosSchema, 'MeusDados');
nomear(anuncioSchema, 'Anuncio');
nomear(pagamentoSchema, 'Pagamento');
nomear(passoSchema, 'Passo');
nomear(comprovanteSchema, 'Comprovante');
nomear(fichaSchema, 'Ficha');
nomear(indicadoresSchema, 'Indicadores');
nomear(pesquisaResumidaSchema, 'PesquisaResumida');
nomear(resultadosSchema, 'Resultados');
nomear(sorteioSchema, 'Sorteio');
nomear(lancamentoSchema, 'Lancamento');
nomear(caixaSchema, 'Caixa');
nomear(creditoSchema, 'Credito');
nomear(pessoaDaListaSchema, 'Pessoa');
nomear(linhaDoRegistroSchema, 'LinhaDoRegistro');
