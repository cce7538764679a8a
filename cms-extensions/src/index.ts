/** Assembles the domains of the plugin; nothing else. */
export default { register() {}, bootstrap() {} };
