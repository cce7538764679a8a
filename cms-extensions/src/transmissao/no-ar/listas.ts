import type { Core } from '@strapi/strapi';
import { Memoria } from '../../http/memoria';
import { Semaforo } from '../../http/semaforo';
import { alvosDasRadios } from './alvo';
import { sondar } from './sondar';

/** For how long what a playlist has inside is remembered, in ms; a failure, as long as somebody tries again. */
const ACHADA_MS = 5 * 60_000;
const FALHA_MS = 10_000;
const MAIS_LISTAS = 1000;
const MAIS_PERGUNTAS = 4;
const MAIS_ESPERAS = 100;
const PACIENCIA_MS = 10_000;

/** What is inside the playlists (.pls, .m3u) that radios have as their address: asked when somebody listens. */
export class Listas {
  /** Single flight: whoever comes while a list is asked for waits for the same answer. */
  private readonly memoria = new Memoria<Promise<string>>(MAIS_LISTAS);
  private readonly fila = new Semaforo(MAIS_PERGUNTAS, MAIS_ESPERAS);

  constructor(private readonly strapi: Core.Strapi) {}

  /** The address that sounds. Rejects with SemResposta or SemaforoCheio where none does. */
  dentroDe(endereco: string): Promise<string> {
    const sabida = this.memoria.ler(endereco, Date.now());
    if (sabida) return sabida;
    const nova = this.perguntar(endereco);
    this.memoria.guardar(endereco, nova, Date.now() + ACHADA_MS);
    nova.catch(() => this.memoria.guardar(endereco, nova, Date.now() + FALHA_MS));
    return nova;
  }

  private async perguntar(endereco: string): Promise<string> {
    const prazo = AbortSignal.timeout(PACIENCIA_MS);
    const alvo = alvosDasRadios(this.strapi)(endereco);
    const { url } = await this.fila.fazer(() => sondar(alvo, { parar: prazo }), prazo);
    return url.href;
  }
}
