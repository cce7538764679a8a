import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { at } from '../../scripts/lib/paths.mjs';

const read = (path) => readFileSync(at(path), 'utf8');
const COMPOSE = read('docker-compose.yml');
const { services, networks, volumes } = parse(COMPOSE, { merge: true });
const DOCKERFILE = read('config/docker/portal.dockerfile');
const NGINX = read('config/nginx/portal.conf');
const EXAMPLE = read('config/docker/exemplo.env');

/** Names between quotes in what reads the environment. */
const KNOWN = new Set(
  readdirSync(at('cms/src/runtime'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [...read(`cms/src/runtime/${name}`).matchAll(/'([A-Z][A-Z0-9_]+)'/g)])
    .map(([, name]) => name),
);
const named = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))];
const fromDockerfile = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(DOCKERFILE)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, n, v]) => [
    n,
    v,
  ]),
);

describe('compose', () => {
  it('diz ao portal só o que o portal lê', () => {
    const told = [...Object.keys(services.portal.environment), ...Object.keys(fromDockerfile)];
    expect(told.filter((name) => !KNOWN.has(name) && name !== 'NODE_ENV')).toEqual([]);
    expect(services.copia.environment).toEqual(services.portal.environment);
  });

  it('o exemplo de .env e o que se pergunta nele são os mesmos nomes', () => {
    const asked = named(COMPOSE, /(?<!\$)\$\{([A-Z0-9_]+)/g);
    expect(named(EXAMPLE, /^(?:# )?([A-Z0-9_]+)=/gm).sort()).toEqual(asked.sort());
  });

  it('os endereços são de serviços, nas portas em que eles atendem', () => {
    const { DATABASE_URL, SMTP_URL } = services.portal.environment;
    const hosts = [DATABASE_URL, SMTP_URL, EXAMPLE].flatMap((text) =>
      named(text, /(?:@|\/\/)(\w+:\d+)/g),
    );
    expect(hosts).toEqual([
      'postgres:5432',
      'correio:1025',
      'localhost:8080',
      'localhost:8025',
      'objetos:9000',
    ]);
    for (const host of ['postgres', 'correio', 'objetos']) expect(services).toHaveProperty(host);
    expect(services.nginx.ports).toEqual(['8080:80']);
    expect(NGINX).toContain('listen 80;');
    expect(NGINX).toContain(`server portal:${fromDockerfile.PORT} resolve`);
  });

  it('o nginx acha réplicas novas, e o portal só acredita nele', () => {
    const [, major, minor] = /nginx:(\d+)\.(\d+)/.exec(services.nginx.image) ?? [];
    // `resolve` in an upstream is there since 1.27.3.
    expect(Number(major) * 100 + Number(minor)).toBeGreaterThanOrEqual(128);
    expect(NGINX).toMatch(/resolver 127\.0\.0\.11 /);
    expect(NGINX).toMatch(/^ {4}zone \w+ \w+;/m);
    const address = services.nginx.networks.entrada.ipv4_address;
    expect(services.portal.environment.TRUSTED_PROXIES).toBe(address);
    expect(networks.entrada.ipam.config[0].subnet.startsWith(address.replace(/\d+$/, ''))).toBe(
      true,
    );
    expect(services.portal.networks).toContain('entrada');
  });

  it('cada serviço volta depois de uma queda, com limite de memória e de registros', () => {
    for (const [name, service] of Object.entries(services)) {
      expect(service.restart, name).toBe('unless-stopped');
      expect(service.mem_limit, name).toMatch(/^\d+[mg]$/);
      expect(service.logging.options, name).toHaveProperty('max-size');
    }
    expect(services.portal.deploy.replicas).toBeGreaterThanOrEqual(2);
    expect(services.portal.read_only).toBe(true);
  });

  it('só a quem atende se pergunta se vai bem, como a imagem manda', () => {
    expect(DOCKERFILE).toMatch(/^HEALTHCHECK /m);
    expect(services.portal).not.toHaveProperty('healthcheck');
    expect(services.copia.healthcheck).toEqual({ disable: true });
  });

  it('toda pasta e todo arquivo que se monta existe', () => {
    const tls = parse(read('config/docker/tls.yml')).services.nginx;
    const mounts = [...Object.values(services), tls].flatMap((service) => service.volumes ?? []);
    for (const [source] of mounts.map((mount) => mount.split(':')))
      // Whoever has a certificate puts it there.
      if (source !== './certificados')
        expect(source.startsWith('.') ? existsSync(at(source)) : source in volumes, source).toBe(
          true,
        );
    const included = /include (\S+)\/\*\.conf;/.exec(NGINX)?.[1];
    expect(tls.volumes[0]).toContain(`:${included}/`);
    const certificates = tls.volumes[1].split(':')[1];
    expect(
      named(read('config/nginx/tls.conf'), /ssl_certificate(?:_key)? (\S+);/g).map(dirname),
    ).toEqual([certificates, certificates]);
  });

  it('a cópia e o portal escrevem onde a imagem deixa', () => {
    const writable = /RUN mkdir (.*) && chown node:node/.exec(DOCKERFILE)?.[1].split(' ');
    const mounted = [...services.portal.volumes, ...services.copia.volumes].map(
      (v) => v.split(':')[1],
    );
    expect([...new Set(mounted)].sort()).toEqual(writable.toSorted());
    expect(fromDockerfile.PORTAL_DATA).toBe('/dados');
    expect(DOCKERFILE).toMatch(/^USER node$/m);
  });
});

it('a imagem traz cada pasta de pacotes que o lockfile nomeia', () => {
  const workspaces = JSON.parse(read('package.json')).workspaces;
  for (const name of workspaces)
    expect(DOCKERFILE).toContain(`COPY ${join(name, 'package.json')} ${name}/`);
});
