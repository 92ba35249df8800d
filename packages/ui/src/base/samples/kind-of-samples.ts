import { kindOf } from '@vitae/domain';
import { sampleKinds, type SampleKind } from '@vitae/samples';

/** The kind of samples that an address is about; undefined for any other address. */
export const kindOfSamples = (pathname: string): SampleKind | undefined =>
  sampleKinds.find((key) => {
    const list = `${kindOf(key).root}s`;
    return pathname === list || pathname.startsWith(`${list}/`);
  });
