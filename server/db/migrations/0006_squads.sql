CREATE TABLE "declarations" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "squad_memberships" ADD COLUMN "captain" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "squad_memberships" ADD COLUMN "loan_from_id" integer;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "contact_phone" text;--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "squad_memberships" ADD CONSTRAINT "squad_memberships_loan_from_id_teams_id_fk" FOREIGN KEY ("loan_from_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "squad_memberships" ADD CONSTRAINT "nobody_lends_to_himself" CHECK ("squad_memberships"."loan_from_id" <> "squad_memberships"."team_id");