import { patient } from '@vitae/testkit/patient';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: patient.timeout });
