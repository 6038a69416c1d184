package facturier.conformance;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * Gives each file named on standard input to a validator, and writes one JSON line per report on standard
 * output. A line of input is the rule profile ("france", "en16931"), a tab, and the path of the file.
 */
public final class Runner {

  public interface Validator {
    List<Report> check(Path file, String profile) throws Exception;
  }

  public static void run(String tool, Validator validator) throws IOException {
    PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    // Some validators print notes of their own, which must not mix with the reports.
    System.setOut(System.err);
    BufferedReader manifest = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = manifest.readLine(); line != null; line = manifest.readLine()) {
      String[] parts = line.split("\t", 2);
      for (Report report : check(tool, validator, Path.of(parts[1]), parts[0])) {
        out.println(report.toJson(parts[1]));
      }
    }
  }

  /** A validator that breaks on a file has not found it valid. */
  private static List<Report> check(String tool, Validator validator, Path file, String profile) {
    try {
      return validator.check(file, profile);
    } catch (Exception | LinkageError | StackOverflowError problem) {
      Finding crash = Finding.error("crash", "", problem.toString());
      return List.of(new Report(tool, false, List.of(crash)));
    }
  }

  private Runner() {}
}
