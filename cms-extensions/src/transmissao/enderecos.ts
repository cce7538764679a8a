import { BlockList, isIP } from 'node:net';

/** SSRF deny list: private networks, the machine's own, documentation, multicast and what maps onto them. */
const RESERVADAS: readonly (readonly [rede: string, bits: number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];

const BLOQUEADAS = new BlockList();
for (const [rede, bits, familia] of RESERVADAS) BLOQUEADAS.addSubnet(rede, bits, familia);

// Of IPv6 only global unicast; of that, nothing that carries an IPv4 address inside (6to4, Teredo).
const GLOBAIS = new BlockList();
GLOBAIS.addSubnet('2000::', 3, 'ipv6');
const EMBRULHOS = new BlockList();
EMBRULHOS.addSubnet('2001::', 32, 'ipv6');
EMBRULHOS.addSubnet('2001:db8::', 32, 'ipv6');
EMBRULHOS.addSubnet('2002::', 16, 'ipv6');

/**
 * SSRF guard: whether a numeric address belongs to the public Internet, the only ones the portal itself connects to on
 * somebody's word (docs/seguranca.md).
 */
export const isEnderecoPublico = (endereco: string): boolean => {
  switch (isIP(endereco)) {
    case 4:
      return !BLOQUEADAS.check(endereco, 'ipv4');
    case 6:
      return GLOBAIS.check(endereco, 'ipv6') && !EMBRULHOS.check(endereco, 'ipv6');
    default:
      return false;
  }
};
