console.log('The desktop shell is a skeleton so far: it type-checks, but has no window to show yet. `npm start` serves the app.');
process.exitCode = 1;
