import type { CommandLine } from 'electron';

/** A port that only the system's administrator could listen on, and that is unused. */
const deadProxy = '127.0.0.1:1';

/**
 * Closes the ways out of a page that need no request, so that `webRequest` never sees them: calls between browsers
 * (WebRTC), early connections, early name lookups. Chromium looks up no names, reaches others through a proxy that does
 * not exist, and sends no datagrams around it. The main process has Node's own network, which this does not affect.
 * Must be called before the app is ready. `updateUrl` as it was set: the program does not start with an invalid one.
 */
export function cutOff(commandLine: Pick<CommandLine, 'appendSwitch'>, updateUrl: string | undefined): void {
  commandLine.appendSwitch('force-webrtc-ip-handling-policy', 'disable_non_proxied_udp');
  commandLine.appendSwitch('proxy-server', deadProxy);
  // This computer's own addresses are not exempt.
  commandLine.appendSwitch('proxy-bypass-list', '<-loopback>');
  // New versions are downloaded through Chromium's network, in a separate session.
  const host = updateUrl === undefined ? '' : (URL.parse(updateUrl)?.hostname ?? '');
  const except = host === '' ? '' : `, EXCLUDE ${host}`;
  commandLine.appendSwitch('host-resolver-rules', `MAP * ~NOTFOUND${except}`);
}
