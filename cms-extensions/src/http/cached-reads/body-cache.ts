import { Body } from './body';
import { withPublicAddresses } from './public-addresses';

const MOST_ANSWERS = 300;
const MOST_BYTES = 16 * 1024 * 1024;

interface Content {
  json: string;
  total?: number;
}

/** LRU cache of the answers made on demand (a page, a search, one item). It lives as long as its view. */
export class BodyCache {
  private readonly bodies = new Map<string, Body>();
  private bytes = 0;

  get(key: string, make: () => Content): Body {
    return this.known(key) ?? this.keep(key, make());
  }

  /** The same for what takes more than one turn to make; at once when it was made before. */
  getLater(key: string, make: () => Promise<Content>): Body | Promise<Body> {
    return this.known(key) ?? make().then((made) => this.known(key) ?? this.keep(key, made));
  }

  private known(key: string): Body | undefined {
    const body = this.bodies.get(key);
    if (!body) return undefined;
    this.bodies.delete(key);
    this.bodies.set(key, body);
    return body;
  }

  private keep(key: string, { json, total }: Content): Body {
    const body = new Body(withPublicAddresses(json), { total });
    this.bodies.set(key, body);
    this.bytes += body.identity.length;
    this.shrink();
    return body;
  }

  private shrink(): void {
    for (const [key, body] of this.bodies) {
      if (this.bodies.size <= MOST_ANSWERS && this.bytes <= MOST_BYTES) return;
      this.bodies.delete(key);
      this.bytes -= body.identity.length;
    }
  }
}
